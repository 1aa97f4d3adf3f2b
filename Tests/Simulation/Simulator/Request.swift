import Core

/// A request that is on its way to the server, or back.
@MainActor
final class Request {
  nonisolated enum Question: Sendable {
    case page(String?)
    case found(String, String?)
    case note(Int)
    /// A text, and the key of its submission.
    case create(String, key: String?)
    case save(Int, String)
    case delete(Int)
  }

  nonisolated enum Answer: Sendable {
    case page(Page<Note>)
    case note(Note?)
    case done
  }

  let number: Int
  let question: Question
  /// What the server has answered, which has not arrived yet.
  var answer: Result<Answer, AppError>?
  private let arrive: (Result<Answer, AppError>) -> Void

  init(_ number: Int, _ question: Question, _ arrive: @escaping (Result<Answer, AppError>) -> Void)
  {
    (self.number, self.question, self.arrive) = (number, question, arrive)
  }

  func arrive(_ answer: Result<Answer, AppError>) { arrive(answer) }

  var isCommand: Bool {
    switch question {
    case .create, .save, .delete: true
    case .page, .found, .note: false
    }
  }

  /// The row that it changes.
  var changed: Int? {
    switch question {
    case .save(let id, _), .delete(let id): id
    case .page, .found, .note, .create: nil
    }
  }

  /// Whether the server has said that what was to be deleted is not there any more.
  var isDeletion: Bool {
    switch answer {
    case .success(.done), .failure(.http(status: 404, _)): true
    default: false
    }
  }
}
