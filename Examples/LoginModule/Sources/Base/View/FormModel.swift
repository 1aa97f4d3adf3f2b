import BaseBusiness
import Core
import Foundation
import Observation

/// The input of a form, and its submission.
@MainActor @Observable
package final class FormModel<Entries: EntryForm, Item: Sendable> {
  /// The input, and the faults in it. While it is sent, it stays as it is.
  package var entries: Entries {
    get { typed }
    set {
      guard !isSubmitting else { return }
      typed = newValue
      if let form { drafts?.set(draft, in: form) }
    }
  }
  /// Where the user is: at a field, or at one in a field that has others in it.
  package var place: EntryPlace?
  /// True if the form is being sent. Meanwhile nothing can be entered.
  package private(set) var isSubmitting = false
  /// The error that belongs to no field.
  package private(set) var notice: String?
  /// True if there is something to enter: a form that is filled first is awaited.
  package private(set) var phase = Phase.loaded

  private var typed = Entries()
  /// The values that the user began with, or has sent.
  private var base = Entries()
  /// The server's names of the versions that the user began with, by their addresses.
  @ObservationIgnored private var versions: [String: String] = [:]
  /// What is sent is the same submission until it is known what became of it.
  @ObservationIgnored private var submission = UUID()
  /// The fields that the user had changed when it was sent, while that is not known: what is there
  /// may be shown with those changes already.
  @ObservationIgnored private var sent: Set<String>?

  @ObservationIgnored private let send: Sending
  @ObservationIgnored private let filling: (@Sendable () -> Answers)?
  @ObservationIgnored private let form: String?
  @ObservationIgnored private let drafts: Drafts?
  @ObservationIgnored private let enter: @MainActor (any UnsentForm) -> Void
  @ObservationIgnored private let sessionExpired: @MainActor () -> Void
  @ObservationIgnored private let submitted: @MainActor (Item?) -> Void
  @ObservationIgnored private let sender = TaskSlot()
  @ObservationIgnored private let filler = TaskSlot()
  @ObservationIgnored private var isAskedFor = false

  /// Whatever is entered is remembered until it is sent, and asked about before its screen closes.
  ///
  /// - Parameters:
  ///   - send: Where what was entered is sent to.
  ///   - filling: What there is to edit; without it, the form begins empty, or with a draft.
  ///   - form: What the form is called among all drafts; without a name, nothing is remembered.
  ///   - submitted: Called with what came of the form; by default, its screen closes.
  package convenience init<Route>(
    sending send: @escaping Send, filledWith filling: Filling? = nil, draft form: String? = nil,
    routing: Routing<Route>, submitted: (@MainActor (Item) -> Void)? = nil
  ) {
    let answers = filling.map { filling in
      { @Sendable in
        Answers.answers { deliver throws(AppError) in
          if let entries = try await filling() { deliver(Filled(entries, from: .network)) }
        }
      }
    }
    self.init(
      sending: { input, _ throws(AppError) in try await send(input) }, filledBy: answers,
      draft: form, routing: routing, submitted: submitted)
  }

  init<Route>(
    sending send: @escaping Sending, filledBy filling: (@Sendable () -> Answers)?,
    draft form: String?, routing: Routing<Route>, submitted: (@MainActor (Item) -> Void)?
  ) {
    self.send = send
    self.filling = filling
    self.form = form
    drafts = routing.drafts
    enter = routing.enter
    sessionExpired = routing.sessionExpired
    self.submitted = { item in
      if let submitted, let item { submitted(item) } else { routing.close() }
    }
    if filling == nil { goOn() } else { phase = .loading }
  }
}

extension FormModel {
  /// The field that the user is at.
  package var focus: Entries.Field? {
    get { place?.names.first.flatMap(Entries.Field.init) }
    set { place = newValue.map { EntryPlace($0) } }
  }

  /// Sends what was entered; nil if nothing is said of what came of it.
  package typealias Send = @Sendable (Entries.Input) async throws(AppError) -> Sourced<Item>?
  /// Gives what there is to edit; nil if it is gone.
  package typealias Filling = @Sendable () async throws(AppError) -> Entries?
  typealias Sending =
    @Sendable (Entries.Input, _ former: Entries.Input?) async throws(AppError) -> Sourced<Item>?
  typealias Answers = AsyncStream<Result<Filled, AppError>>

  /// - Parameter handler: Whom the form is sent to.
  package convenience init<Route>(
    _ handler: some FormSubmitting<Entries.Input, Item>, draft form: String? = nil,
    routing: Routing<Route>, submitted: (@MainActor (Item) -> Void)? = nil
  ) {
    self.init(
      sending: { input throws(AppError) in try await handler.submit(input) }, draft: form,
      routing: routing, submitted: submitted)
  }

  /// The placeholder of the form, while there is nothing to edit.
  package var placeholder: Placeholder? {
    phase.placeholder(empty: BaseText.gone)
  }
}

// What the user does.
extension FormModel {
  /// Enters what there is to edit, when the screen appears for the first time.
  @discardableResult
  package func fillIfNeeded() -> Task<Void, Never>? {
    enter(self)
    guard !isAskedFor else { return nil }
    isAskedFor = true
    return fill()
  }

  /// Enters what there is to edit, and over it what was entered before and not sent.
  @discardableResult
  package func fill() -> Task<Void, Never>? {
    guard let filling, !isSubmitting else { return nil }
    phase = .loading
    return follow(filling)
  }

  /// Remembers what was entered, as the screen goes. It is written off the main actor.
  @discardableResult
  package func leave() -> Task<Void, Never>? {
    guard form != nil, let drafts else { return nil }
    return Task.detached { try? drafts.save() }
  }

  /// Sends what was entered, once; nothing is sent while something is wrong with it.
  @discardableResult
  package func submit() -> Task<Void, Never>? {
    guard !isSubmitting, phase == .loaded else { return nil }
    notice = nil
    let input = typed.checkedInput()
    place = typed.wrongPlace
    guard let input else { return nil }
    isSubmitting = true
    filler.cancel()
    var before = base
    let former = sent == nil ? before.checkedInput() : nil
    sent = Set(changes.keys)
    if let form { drafts?.set(draft, in: form) }
    leave()
    drafts?.begin(submission)
    let context = RequestContext(submission: submission, versions: versions)
    return RequestContext.$current.withValue(context) {
      sender.run { [send, drafts, form, draft, changes] () async throws(AppError) in
        let answer = await Result.of { () async throws(AppError) in
          try await send(input, former)
        }
        drafts?.end(context.submission)
        if let form, let drafts, drafts.isOver(context.submission, by: answer) {
          drafts.replace(draft, by: answer.isSuccess ? [:] : changes, in: form)
        }
        return try answer.get()
      } then: { [weak self] answer in
        self?.receive(answer, context.versions)
      }
    }
  }

  /// Goes on to the next field that is typed in; from the last, the form is sent.
  package func advance() {
    if let place, let next = entries.typedPlace(after: place) {
      self.place = next
    } else {
      submit()
    }
  }

  /// Forgets the secrets that were typed, also while they are being sent.
  package func forgetSecrets() {
    typed.forgetSecrets()
  }

  package func dismissNotice() {
    notice = nil
  }
}

// What is not sent yet.
extension FormModel: UnsentForm {
  package var isUnsent: Bool {
    var entered = typed
    entered.clearErrors()
    return form != nil && entered != base
  }

  package func discard() {
    if let form { drafts?.replace(draft, in: form) }
    base = typed
  }

  /// The input in the place of former values: the rest may change at the server.
  private var changes: [String: String] {
    let before = base.draft
    return typed.draft.filter { before[$0.key] != $0.value || sent?.contains($0.key) ?? false }
  }

  /// The draft for the next time: the changes, and as which submission they were sent.
  private var draft: Drafts.Draft {
    sent != nil ? changes.merging(["": submission.uuidString]) { $1 } : changes
  }

  private func goOn() {
    guard let form, let draft = drafts?.draft(form) else { return }
    typed.fill(with: draft)
    if let key = draft[""].flatMap(UUID.init(uuidString:)) {
      (submission, sent) = (key, Set(draft.keys))
    }
  }
}

// What comes back.
extension FormModel {
  private func follow(_ filling: @Sendable () -> Answers) -> Task<Void, Never> {
    RequestContext.$current.withValue(RequestContext(submission: submission)) {
      filler.follow(filling()) { [weak self] in
        self?.receive($0)
      } atEnd: { [weak self] in
        if self?.phase == .loading { self?.phase = .empty }
      }
    }
  }

  private func receive(_ filled: Result<Filled, AppError>) {
    switch filled {
    case .success(let filled) where phase == .loaded:
      renew(filled)
    case .success(let filled):
      (typed, base, versions) = (filled.entries, filled.entries, filled.versions)
      goOn()
      phase = .loaded
    case .failure(let error) where phase == .loaded:
      report(error)
    case .failure(let error):
      phase = .failed(error)
      if error == .sessionExpired { sessionExpired() }
    }
  }

  /// Takes what is there by now for what the user has not touched. Where somebody else has changed
  /// what the user has touched, both texts are there.
  private func renew(_ filled: Filled) {
    var plain = typed
    plain.forgetSecrets()
    // A secret that was typed is in no draft, and would be lost.
    guard plain == typed else { return }
    let (touched, before) = (changes, base.draft)
    (typed, base, versions) = (filled.entries, filled.entries, filled.versions)
    typed.fill(with: touched)
    for (name, theirs) in base.draft {
      guard let mine = touched[name], theirs != mine, theirs != before[name] else { continue }
      let isText = Entries.typedFields.contains { $0.rawValue == name }
      let reason = isText ? BaseText.changedElsewhere(to: theirs) : BaseText.changedElsewhere
      _ = typed.show(.invalidInput(field: name, reason: reason))
    }
  }

  private func receive(
    _ answer: Result<Sourced<Item>?, AppError>, _ versions: [String: String]
  ) {
    isSubmitting = false
    if drafts?.isOver(submission, by: answer) ?? !answer.isInDoubt {
      (submission, sent) = (UUID(), nil)
    }
    switch answer {
    case .success(let sourced):
      forgetSecrets()
      (base, self.versions) = (typed, versions)
      notice = sourced?.warning.map(ErrorText.message)
      submitted(sourced?.value)
    case .failure(let error):
      report(error)
      if error.isOutdated, let filling { _ = follow(filling) }
    }
  }

  private func report(_ error: AppError) {
    if error == .cancelled { return }
    if error == .sessionExpired { sessionExpired() }
    notice = typed.show(error).map(ErrorText.message)
    place = typed.wrongPlace
  }
}

extension FormModel {
  /// The item to edit, and which version of it.
  nonisolated struct Filled: Sendable {
    let entries: Entries
    let versions: [String: String]

    init(_ entries: Entries, from origin: Origin) {
      self.entries = entries
      versions = origin == .network ? RequestContext.current?.versions ?? [:] : [:]
    }
  }
}

nonisolated extension Drafts {
  /// True if it is known what became of a submission.
  fileprivate func isOver<Value>(
    _ submission: UUID, by answer: Result<Value, AppError>
  ) -> Bool {
    answer.isSuccess || (!answer.isInDoubt && !isSending(submission))
  }
}

nonisolated extension Result where Failure == AppError {
  fileprivate var isInDoubt: Bool {
    if case .failure(let error) = self { return error.isInDoubt }
    return false
  }

  fileprivate var isSuccess: Bool { (try? get()) != nil }
}
