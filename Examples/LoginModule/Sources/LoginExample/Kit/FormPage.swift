import BaseView
import TerminalFace

/// A form of the app in the terminal: its fields, as they are typed in.
@MainActor
struct FormPage<Entries: EntryForm, Item: Sendable> {
  /// A field, and where the form has what is typed in it.
  struct Field {
    let name: Entries.Field
    let label: String
    let text: WritableKeyPath<Entries, String>
    var isSecret = false
  }

  private let model: FormModel<Entries, Item>
  private let fields: [Field]
  /// The field that the model has sent the user to.
  private var focus: Entries.Field?
  /// Whether the model has what it begins with; what is typed before that waits here.
  private var isFilled = false
  private var form: FormScreen

  init(_ model: FormModel<Entries, Item>, fields: [Field], size: TerminalSize) {
    self.model = model
    self.fields = fields
    form = FormScreen(
      Surroundings(title: ""),
      fields: fields.map { FormScreen.Field($0.label, isSecret: $0.isSecret) }, size: size)
  }
}

extension FormPage: AskingPage {
  var frame: Frame { form.frame }

  mutating func resize(to size: TerminalSize) {
    form.resize(to: size)
  }

  mutating func follow(in surroundings: Surroundings) {
    if isFilled {
      showEntries()
    } else if model.phase == .loaded {
      isFilled = true
      for (field, shown) in zip(fields, form.fields) where !shown.editor.text.isEmpty {
        model.entries[keyPath: field.text] = shown.editor.text
      }
      showEntries()
    }
    followFocus()
    form.surroundings = surroundings
    form.surroundings.status = model.isSubmitting ? BaseText.loading : ""
    form.surroundings.notice = model.notice
  }

  mutating func take(_ key: Key) -> Bool {
    let outcome = form.take(key)
    guard isFilled else { return outcome != .refused }
    for (field, typed) in zip(fields, form.fields) {
      model.entries[keyPath: field.text] = typed.editor.text
    }
    if outcome == .submitted { submit() }
    return outcome != .refused
  }
}

extension FormPage {
  /// A text that is not the typed one has replaced it, and need not be typed.
  private mutating func showEntries() {
    for (index, field) in fields.enumerated() {
      let text = model.entries[keyPath: field.text]
      if form.fields[index].editor.text != text {
        form.fields[index].editor = LineEditor(text, isSecret: field.isSecret)
        if !text.isEmpty { form.focus(on: index + 1) }
      }
      form.fields[index].error = model.entries[keyPath: Entries.error(of: field.name)]
    }
  }

  private mutating func followFocus() {
    guard focus != model.focus else { return }
    focus = model.focus
    if let index = fields.firstIndex(where: { $0.name == focus }) { form.focus(on: index) }
  }

  /// What cannot be seen cannot be corrected: once it was sent, it is typed anew.
  private mutating func submit() {
    focus = nil
    if model.submit() != nil { model.forgetSecrets() }
  }
}

extension FormModel {
  /// What is wrong, be it with a field or with all.
  var words: String? {
    notice ?? entries.firstWrong.flatMap { entries[keyPath: Entries.error(of: $0)] }
  }
}
