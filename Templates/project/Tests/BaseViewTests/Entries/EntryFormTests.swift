import BaseView
import Core
import Testing

/// A form of three fields, as modules have them.
private nonisolated struct SignUp: EntryForm {
  enum Field: String, CaseIterable {
    case name
    case isAdult = "is_adult"
    case age
  }

  var name = TextEntry<String>()
  var isAdult = ValueEntry(false)
  var age = TextEntry<Int>()

  static let typedFields: [Field] = [.name, .age]

  static func error(of field: Field) -> WritableKeyPath<Self, String?> {
    switch field {
    case .name: \.name.error
    case .isAdult: \.isAdult.error
    case .age: \.age.error
    }
  }
}

nonisolated struct EntryFormTests {
  @Test func showsTheServersErrorsAtTheirFields() {
    var form = SignUp()

    let rest = form.show(
      .invalidFields(["is_adult": "Too young.", "age": "Too low."], message: nil))

    #expect(rest == nil)
    #expect(form.name.error == nil)
    #expect(form.isAdult.error == "Too young.")
    #expect(form.age.error == "Too low.")
    #expect(form.firstWrong == .isAdult)
  }

  @Test func leavesWhatBelongsToNoField() {
    var form = SignUp()

    #expect(
      form.show(.invalidFields(["name": "Taken.", "captcha": "Wrong."], message: "No."))
        == .invalidFields(["captcha": "Wrong."], message: "No."))
    #expect(
      form.show(.invalidFields(["name": "Taken."], message: "No."))
        == .invalidFields([:], message: "No."))
    #expect(
      form.show(.invalidFields(["captcha": "Wrong."], message: nil))
        == .invalidFields(["captcha": "Wrong."], message: nil))
    #expect(form.show(.offline) == .offline)
  }

  @Test func showsWhatCannotBeSentAtItsField() {
    var form = SignUp()
    let elsewhere = AppError.invalidInput(field: "url", reason: "No.")

    #expect(form.show(.invalidInput(field: "name", reason: "Too odd.")) == nil)
    #expect(form.name.error == "Too odd.")
    #expect(form.show(elsewhere) == elsewhere)
  }

  @Test func forgetsAllThatWasWrong() {
    var form = SignUp()
    _ = form.show(.invalidFields(["name": "Taken.", "is_adult": "Too young."], message: nil))

    form.clearErrors()

    #expect(form.firstWrong == nil)
    #expect(form.name.error == nil)
    #expect(form.isAdult.error == nil)
  }

  @Test func knowsTheWayThroughTheForm() {
    #expect(SignUp.typedField(after: .name) == .age)
    #expect(SignUp.typedField(after: .age) == nil)
    #expect(SignUp.typedField(after: .isAdult) == .name)
  }
}
