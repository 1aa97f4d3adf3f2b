import BaseBusiness
import BaseTesting
import Core

/// An item that is kept in one state and has another one at the server, which answers when it is let.
nonisolated struct TwoStates: ItemEditing, DetailLoading {
  struct Item: Identifiable, Sendable {
    let id = 1
    let form: SignUp
  }

  let kept: SignUp
  let answer: Result<SignUp, AppError>
  let mayAnswer = Gate()

  func load(_ id: Int, _ policy: CachePolicy) -> Sourced<Item>.Answers {
    .answers { deliver throws(AppError) in
      deliver(Sourced(Item(form: kept), from: .cache(age: 60)))
      await mayAnswer.wait()
      deliver(Sourced(Item(form: try answer.get()), from: .network))
    }
  }

  func changes(of id: Int) -> AsyncStream<Void> { .none }

  func save(_ input: SignUp.Input, as id: Int) async throws(AppError) -> Sourced<Item> {
    throw .invalidFields([:], message: input.name)
  }
}
