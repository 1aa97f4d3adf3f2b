import BaseBusiness
import BaseData
import BaseTesting
import BaseView
import Core
import Foundation
import Testing

/// The beginning of a form, and what is remembered of it.
@MainActor
struct FormModelDraftTests {
  private typealias Stub = StubForm<SignUp.Input, String>

  private static let success = Stub.Answer.success(Sourced("Ann!", from: .network))
  private static let changed = ["name": "Ann", "is_adult": "[true]", "age": "40"]

  private let drafts = Drafts.inMemory()

  @Test func beginsWithWhatWasEnteredLastTime() {
    let first = makeModel()
    #expect(!first.isUnsent)
    first.entries = .filledIn
    #expect(first.isUnsent)

    let next = makeModel()

    #expect(next.entries == .filledIn)
    #expect(next.isUnsent)
    #expect(drafts.draft("form") == Self.changed)
    #expect(drafts.draft("other") == [:])
  }

  @Test func remembersNoSecret() {
    let model = makeModel()

    model.entries.password.text = "12345"
    model.entries.pin.text = "67890"

    #expect(drafts.draft("form") == [:])
    #expect(model.isUnsent)
  }

  @Test func remembersWhatIsTakenBack() {
    let model = makeModel()
    model.entries = .filledIn
    model.entries.name.text = ""

    #expect(makeModel().entries.name.text == "")
  }

  @Test func forgetsWhatWasSent() async {
    let model = makeModel(Self.success)
    model.entries = .filledIn

    await model.submit()?.value
    await model.leave()?.value

    #expect(!model.isUnsent)
    #expect(drafts.draft("form") == [:])
  }

  @Test func remembersWhatWasRefused() async {
    let model = makeModel(.failure(.invalidFields(["name": "Taken."], message: nil)))
    model.entries = .filledIn

    await model.submit()?.value

    #expect(model.isUnsent)
    #expect(drafts.draft("form") == Self.changed)
  }

  /// What the user sees is what is sent, to the last letter.
  @Test func staysAsItIsWhileItIsSent() async {
    let handler = Stub(Self.success)
    let model = makeModel(handler)
    model.entries = .filledIn
    let task = model.submit()

    model.entries.name.text = "Ann and Bob"
    #expect(model.entries == .filledIn)
    #expect(typed(drafts) == Self.changed)

    handler.open()
    await task?.value
    model.entries.name.text = "Bob"
    #expect(model.entries.name.text == "Bob")
    #expect(drafts.draft("form") == ["name": "Bob"])
  }

  /// The app may be gone before the answer is there.
  @Test(.timeLimit(.minutes(1)))
  func isRememberedWhileItIsSent() async {
    let (store, end) = (MemoryStore(), Gate())
    defer { end.open() }
    let handler = Stub(Self.success)
    let model = makeModel(handler, Drafts(in: store) { await end.wait() })
    model.entries = .filledIn

    let task = model.submit()
    while typed(Drafts(in: store)) != Self.changed { await Task.yield() }

    handler.open()
    await task?.value
    #expect(Drafts(in: store).draft("form") == [:])
  }

  /// True if a form that is tried again is the same submission, for the server to know it by.
  @Test(arguments: [
    (AppError.timedOut, true), (.transport("lost"), true), (.cancelled, true),
    (.decoding(path: "/", reason: ""), true), (.http(status: 503, message: nil), true),
    (.offline, false), (.http(status: 409, message: nil), false),
    (.invalidFields(["name": "Taken."], message: nil), false),
  ])
  func isTheSameSubmissionWhileInDoubt(error: AppError, isSame: Bool) async {
    let keys = Locked<[String?]>([])
    for isNew in [false, true] {
      let drafts = Drafts.inMemory()
      let makeModel = { @MainActor in
        FormModel<SignUp, String>(
          sending: { _ throws(AppError) in
            keys.withLock { $0.append(RequestContext.current?.key(for: [1])) }
            throw error
          }, draft: "form", routing: Routing<String>(drafts: drafts))
      }
      let model = makeModel()
      model.entries = .filledIn
      await model.submit()?.value
      // The app may be gone meanwhile, and the form be there anew.
      let next = isNew ? makeModel() : model
      #expect(next.entries.draft == SignUp.filledIn.draft)
      await next.submit()?.value
    }

    let known = keys.withLock { $0.compactMap(\.self) }
    #expect(known.count == 4)
    #expect([known[0] == known[1], known[2] == known[3]] == [isSame, isSame])
    #expect(known[0] != known[2])
  }

  /// The first is on its way when the form is left and sent again from there.
  @Test func isTheSameSubmissionWhileOneOfItIsOnItsWay() async {
    let refused = Stub.Answer.failure(.invalidFields(["name": "Taken."], message: nil))
    let (first, second) = (Stub(refused), Stub(refused))
    let model = makeModel(first)
    model.entries = .filledIn
    let sent = model.submit()
    let next = makeModel(second)
    let sentAgain = next.submit()
    let submission = drafts.draft("form")[""]

    first.open()
    await sent?.value
    #expect(submission != nil)
    #expect(drafts.draft("form")[""] == submission)

    second.open()
    await sentAgain?.value
    #expect(drafts.draft("form") == Self.changed)
  }

  /// A list shows at once what is being saved, and takes it back if it is refused.
  @Test func isRememberedAlthoughItIsShownAlready() async {
    drafts.set(["age": "40", "": UUID().uuidString], in: "form")
    let model = makeEditor(of: .filledIn)
    await model.fillIfNeeded()?.value
    #expect(model.entries == .filledIn)

    await model.submit()?.value

    #expect(drafts.draft("form") == ["age": "40"])
  }

  @Test func isAnotherSubmissionOnceItWasAccepted() async {
    let keys = Locked<[String?]>([])
    let model = FormModel<SignUp, String>(
      sending: { _ throws(AppError) in
        keys.withLock { $0.append(RequestContext.current?.key(for: [1])) }
        return Sourced("", from: .network)
      }, draft: "form", routing: routing)

    for _ in 0..<2 {
      model.entries = .filledIn
      await model.submit()?.value
    }

    let known = keys.withLock { $0.compactMap(\.self) }
    #expect(Set(known).count == 2)
    #expect(drafts.draft("form") == [:])
  }

  @Test func isNotUnsentForWhatIsWrong() {
    let model = makeModel()

    #expect(model.submit() == nil)

    #expect(model.entries != SignUp())
    #expect(!model.isUnsent)
  }

  @Test func forgetsWhatTheUserDiscards() {
    let model = makeModel()
    model.entries = .filledIn

    model.discard()

    #expect(!model.isUnsent)
    #expect(makeModel().entries == SignUp())
  }

  @Test func remembersNothingWithoutAName() {
    let model = FormModel<SignUp, String>(Stub(Self.success), routing: routing)

    model.entries = .filledIn
    #expect(model.leave() == nil)

    #expect(!model.isUnsent, "nobody could keep it")
    #expect(drafts.draft("form") == [:])
  }

  /// What is remembered lies over what is there now; the rest is as the server has it.
  @Test func goesOnWithAnEdit() async {
    var (there, expected) = (SignUp(), SignUp.filledIn)
    there.name.text = "Anna"
    there.age.text = "39"
    for name in ["Anna", "Annabel"] {
      there.name.text = name
      let model = makeEditor(of: there)
      await model.fillIfNeeded()?.value
      model.entries.age.text = "40"
      expected = there
      expected.age.text = "40"
      #expect(model.entries == expected)
      #expect(drafts.draft("form") == ["age": "40"])
    }

    there.name.text = "Ann"
    let model = makeEditor(of: there)
    await model.fillIfNeeded()?.value
    #expect(model.entries.draft.filter { $0.value != "" }["age"] == "40")
    #expect(model.entries.name.text == "Ann")
    #expect(model.isUnsent)
  }

  /// The form that is in front is the one that is asked about.
  @Test func saysWhenItIsInFront() {
    var entered: [ObjectIdentifier] = []
    let routing = Routing<String>(enter: { entered.append(ObjectIdentifier($0)) })
    let model = FormModel<SignUp, String>(Stub(Self.success), draft: "form", routing: routing)
    let other = FormModel<SignUp, String>(Stub(Self.success), routing: routing)
    #expect(entered == [])

    model.fillIfNeeded()
    other.fillIfNeeded()
    model.fillIfNeeded()

    #expect(entered == [model, other, model].map { ObjectIdentifier($0) })
  }
}

extension FormModelDraftTests {
  /// What is remembered, but for the submission that is in doubt.
  private func typed(_ drafts: Drafts) -> Drafts.Draft {
    drafts.draft("form").filter { $0.key != "" }
  }

  private var routing: Routing<String> { Routing(drafts: drafts) }

  private func makeModel(_ answer: Stub.Answer = Self.success) -> FormModel<SignUp, String> {
    let handler = Stub(answer)
    handler.open()
    return makeModel(handler)
  }

  private func makeModel(_ handler: Stub, _ drafts: Drafts? = nil) -> FormModel<SignUp, String> {
    FormModel(
      handler, draft: "form", routing: Routing<String>(drafts: drafts ?? self.drafts))
  }

  private func makeEditor(of there: SignUp) -> FormModel<SignUp, String> {
    FormModel(
      sending: { _ throws(AppError) in throw .offline }, filledWith: { there }, draft: "form",
      routing: routing)
  }
}
