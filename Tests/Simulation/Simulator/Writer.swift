import BaseBusiness
import BaseData
import BaseView
import Core

/// A user who writes: opens forms, types, sends, leaves, and comes back to them.
@MainActor
final class Writer {
  private typealias Form = FormModel<NoteForm, Note>

  private let network: Network
  private let handler: NotesHandler
  private let drafts: Drafts
  private var forms: [String: Form] = [:]
  /// What was typed last in each form.
  private var typed: [String: String]
  private var counter: Int

  init(_ network: Network, _ handler: NotesHandler, in files: Files) {
    (self.network, self.handler, typed, counter) = (network, handler, [:], 0)
    drafts = Drafts(in: files) {}
  }

  /// The same user, after a start of the app.
  init(_ other: Writer, _ handler: NotesHandler, in files: Files) {
    (network, self.handler) = (other.network, handler)
    (typed, counter) = (other.typed, other.counter)
    drafts = Drafts(in: files) {}
  }

  /// - Parameter row: One that is on a screen.
  /// - Returns: What the user does, in words.
  func take(step random: inout SplitMix, at row: NoteRow?) -> String? {
    guard Int.random(in: 0..<4, using: &random) > 0,
      let name = forms.keys.sorted().randomElement(using: &random), let form = forms[name]
    else {
      guard Bool.random(using: &random), let row else {
        return open("notes.new") { makeForm(for: $0) }
      }
      return open("notes.edit.\(row.id)") { makeEditor(of: row.id, for: $0) }
    }
    let text = form.entries.text.text
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      form.leave()
      forms[name] = nil
      return "leave \(name)"
    case 1...4 where typed[name] == text:
      form.submit()
      return "send \(text) in \(name)"
    default:
      guard form.phase == .loaded, !form.isSubmitting else { return nil }
      counter += 1
      form.entries.text.text = "typed \(counter)"
      typed[name] = form.entries.text.text
      return "type \(form.entries.text.text) in \(name)"
    }
  }

  /// What was typed is at the server, in the form, or in a draft; and it is there once.
  func hold() throws {
    for (name, text) in typed where network.server.count(of: text) == 0 {
      let form = forms[name]?.entries.text.text
      let draft = drafts.draft(name)["text"]
      if form != text, draft != text {
        throw Broken("\(text) is lost, in the form: \(form ?? ""), in the draft: \(draft ?? "")")
      }
    }
    guard network.server.knowsKeys, let text = typed["notes.new"] else { return }
    if network.server.count(of: text) > 1 { throw Broken("\(text) was created twice") }
  }
}

extension Writer {
  private func open(_ name: String, _ make: (String) -> Form) -> String? {
    guard forms[name] == nil else { return nil }
    let form = make(name)
    forms[name] = form
    form.fillIfNeeded()
    return "open \(name)"
  }

  private func makeForm(for name: String) -> Form {
    FormModel(creatingBy: handler, in: "notes", routing: routing(for: name))
  }

  private func makeEditor(of id: Int, for name: String) -> Form {
    FormModel(
      editing: id, by: handler, in: "notes", routing: routing(for: name),
      filledWith: NoteForm.init)
  }

  private func routing(for name: String) -> Routing<Never> {
    Routing(close: { [weak self] in self?.forms[name] = nil }, drafts: drafts)
  }
}
