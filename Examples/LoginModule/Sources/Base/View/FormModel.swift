import BaseBusiness
import Core
import Observation

/// What is entered in a form, and what becomes of it.
@MainActor @Observable
package final class FormModel<Entries: EntryForm, Item: Sendable> {
  /// What is entered, and what is wrong with it.
  package var entries = Entries() {
    didSet { keeper?.change(to: entries.draft) }
  }
  /// Where the user is: at a field, or at one in a field that has others in it.
  package var place: EntryPlace?
  package private(set) var isSubmitting = false
  /// What went wrong and belongs to no field.
  package private(set) var notice: String?
  /// Whether there is something to enter: a form that is filled first is awaited.
  package private(set) var phase = Phase.loaded

  @ObservationIgnored private let send: Send
  @ObservationIgnored private let filling: Filling?
  @ObservationIgnored private let drafts: (any DraftKeeping)?
  @ObservationIgnored private let sessionExpired: @MainActor () -> Void
  @ObservationIgnored private let submitted: @MainActor (Item) -> Void
  @ObservationIgnored private let submission = TaskSlot()
  @ObservationIgnored private let filler = TaskSlot()
  @ObservationIgnored private let keeper: DraftKeeper?
  @ObservationIgnored private var isAskedFor = false

  private init(
    _ send: @escaping Send, drafts: (any DraftKeeping)?, filling: Filling?,
    sessionExpired: @escaping @MainActor () -> Void,
    submitted: @escaping @MainActor (Item) -> Void
  ) {
    self.send = send
    self.drafts = drafts
    self.filling = filling
    self.sessionExpired = sessionExpired
    self.submitted = submitted
    keeper = drafts.map { drafts in
      DraftKeeper(Entries().draft) { draft in try? await drafts.setDraft(draft) }
    }
    if filling != nil { phase = .loading }
  }
}

extension FormModel {
  /// The field that the user is at.
  package var focus: Entries.Field? {
    get { place?.names.first.flatMap(Entries.Field.init) }
    set { place = newValue.map { EntryPlace($0) } }
  }

  /// Sends what was entered.
  package typealias Send = @Sendable (Entries.Input) async throws(AppError) -> Sourced<Item>
  /// Gives what there is to edit; nil if it is gone.
  package typealias Filling = @Sendable () async throws(AppError) -> Entries?

  /// A form that begins empty, or with a draft.
  ///
  /// - Parameters:
  ///   - send: Where what was entered is sent to.
  ///   - drafts: Who remembers what was entered and not sent; without, nobody does.
  ///   - sessionExpired: Called when the server wants the user to sign in again.
  ///   - submitted: Called with what came of the form.
  package convenience init(
    sending send: @escaping Send, drafts: (any DraftKeeping)? = nil,
    sessionExpired: @escaping @MainActor () -> Void,
    submitted: @escaping @MainActor (Item) -> Void
  ) {
    self.init(
      send, drafts: drafts, filling: nil, sessionExpired: sessionExpired, submitted: submitted)
  }

  /// A form in which something is edited that is there already.
  package convenience init(
    sending send: @escaping Send, filledWith filling: @escaping Filling,
    sessionExpired: @escaping @MainActor () -> Void,
    submitted: @escaping @MainActor (Item) -> Void
  ) {
    self.init(
      send, drafts: nil, filling: filling, sessionExpired: sessionExpired, submitted: submitted)
  }

  /// - Parameter handler: Whom the form is sent to.
  package convenience init(
    _ handler: some FormSubmitting<Entries.Input, Item>, drafts: (any DraftKeeping)? = nil,
    sessionExpired: @escaping @MainActor () -> Void,
    submitted: @escaping @MainActor (Item) -> Void
  ) {
    self.init(
      sending: { input throws(AppError) in try await handler.submit(input) }, drafts: drafts,
      sessionExpired: sessionExpired, submitted: submitted)
  }

  /// A form for a new item.
  ///
  /// - Parameter handler: Who makes it.
  package convenience init(
    creatingBy handler: some ItemCreating<Entries.Input, Item>,
    drafts: (any DraftKeeping)? = nil, sessionExpired: @escaping @MainActor () -> Void,
    submitted: @escaping @MainActor (Item) -> Void
  ) {
    self.init(
      sending: { input throws(AppError) in try await handler.create(input) }, drafts: drafts,
      sessionExpired: sessionExpired, submitted: submitted)
  }

  /// A form in which an item is edited.
  ///
  /// - Parameters:
  ///   - id: Whose item it is.
  ///   - handler: Who gives the item and saves it.
  ///   - filled: Enters an item.
  package convenience init<Handling: ItemEditing<Entries.Input, Item> & DetailLoading<Item>>(
    editing id: Item.ID, by handler: Handling,
    filledWith filled: @escaping @Sendable (Item) -> Entries,
    sessionExpired: @escaping @MainActor () -> Void,
    submitted: @escaping @MainActor (Item) -> Void
  ) where Item: Identifiable {
    self.init(
      sending: { input throws(AppError) in try await handler.save(input, as: id) },
      filledWith: { () async throws(AppError) in try await handler.current(id).map(filled) },
      sessionExpired: sessionExpired, submitted: submitted)
  }

  /// What stands in the place of the form, while there is nothing to edit.
  package var placeholder: Placeholder? {
    phase.placeholder(empty: BaseText.gone)
  }
}

// What the user does.
extension FormModel {
  /// Enters what there is to edit, or what was entered before and not sent, when the screen appears
  /// for the first time. A user who is faster than a draft goes on without it.
  @discardableResult
  package func fillIfNeeded() -> Task<Void, Never>? {
    guard !isAskedFor else { return nil }
    isAskedFor = true
    return filling == nil ? goOn() : fill()
  }

  /// Enters what there is to edit; whatever was entered before is given up.
  @discardableResult
  package func fill() -> Task<Void, Never>? {
    guard let filling else { return nil }
    phase = .loading
    return filler.run(filling) { [weak self] filled in
      self?.receive(filled)
    }
  }

  /// Remembers what was entered, as the screen goes.
  @discardableResult
  package func leave() -> Task<Void, Never>? {
    keeper?.saveNow()
  }

  /// Sends what was entered, once; nothing is sent while something is wrong with it.
  @discardableResult
  package func submit() -> Task<Void, Never>? {
    guard !isSubmitting, phase == .loaded else { return nil }
    notice = nil
    let input = entries.checkedInput()
    place = entries.wrongPlace
    guard let input else { return nil }
    isSubmitting = true
    return submission.run { [send] () async throws(AppError) in
      try await send(input)
    } then: { [weak self] answer in
      self?.receive(answer)
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

  package func dismissNotice() {
    notice = nil
  }
}

// What comes back.
extension FormModel {
  private func goOn() -> Task<Void, Never>? {
    guard let drafts else { return nil }
    return filler.run { () async throws(AppError) in
      try await drafts.draft()
    } then: { [weak self, blank = entries] draft in
      self?.fill(with: try? draft.get(), unlessChangedFrom: blank)
    }
  }

  private func fill(with draft: [String: String]?, unlessChangedFrom blank: Entries) {
    if let draft, entries == blank { entries.fill(with: draft) }
  }

  private func receive(_ filled: Result<Entries?, AppError>) {
    switch filled {
    case .success(let filled?):
      entries = filled
      phase = .loaded
    case .success(nil):
      phase = .empty
    case .failure(let error):
      phase = .failed(error)
      if error == .sessionExpired { sessionExpired() }
    }
  }

  private func receive(_ answer: Sourced<Item>.Answer) {
    isSubmitting = false
    switch answer {
    case .success(let sourced):
      entries.forgetSecrets()
      keeper?.clear()
      notice = sourced.warning.map(ErrorText.message)
      submitted(sourced.value)
    case .failure(let error):
      report(error)
    }
  }

  private func report(_ error: AppError) {
    if error == .cancelled { return }
    if error == .sessionExpired { sessionExpired() }
    notice = entries.show(error).map(ErrorText.message)
    place = entries.wrongPlace
  }
}
