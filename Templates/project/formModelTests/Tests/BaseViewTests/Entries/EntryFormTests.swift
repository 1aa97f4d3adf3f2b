import BaseView
import Core
import Foundation
import Testing

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

  @Test func goesOnWhereADraftEnded() {
    var form = SignUp()
    form.name.text = "Ann"
    form.isAdult.value = true
    form.age.text = "forty?"
    form.since.value = Date(timeIntervalSince1970: 0.1)
    let filled = form
    form.password.text = "12345"
    form.pin.text = "67890"

    #expect(form.draft.keys.sorted() == ["age", "is_adult", "name", "since"])
    #expect(!"\(form.draft)".contains("12345"))
    #expect(!"\(form.draft)".contains("67890"))

    var next = SignUp()
    next.fill(with: form.draft)
    #expect(next == filled)
  }

  @Test func leavesWhatADraftCannotSay() {
    var form = SignUp()
    form.name.text = "Ann"
    form.isAdult.value = true
    let filled = form

    form.fill(with: ["is_adult": "?", "password": "12345", "shoes": "43"])

    #expect(form == filled)
  }

  @Test func forgetsSecretsAndNothingElse() {
    let open = SignUp.filledIn
    var form = open
    form.password.text = "12345"
    form.pin.text = "67890"

    form.forgetSecrets()

    #expect(form == open)
  }

  @Test func knowsTheWayThroughTheForm() {
    #expect(SignUp.typedFields == [.name, .age, .password, .pin])
    let form = SignUp()
    let places = form.typedPlaces

    #expect(places == SignUp.typedFields.map { EntryPlace($0) })
    #expect(form.typedPlace(after: places[0]) == places[1])
    #expect(form.typedPlace(after: places[3]) == nil)
    #expect(form.typedPlace(after: EntryPlace(SignUp.Field.isAdult)) == places[0])
  }
}
