import BaseView
import Core
import Testing

/// A form whose fields have fields in them.
nonisolated struct NestedFormTests {
  @Test func givesWhatWasEntered() {
    var order = Order.filledIn

    #expect(
      order.checkedInput()
        == Order.Input(
          title: "Tea", buyer: Order.Person.Input(name: "Ann"), giftFor: nil,
          labels: [
            Order.Label.Input(name: "red"), Order.Label.Input(name: "blue", parts: ["navy"]),
          ],
          counts: ["cups": 2]))
    #expect(order == .filledIn)
  }

  @Test func mayHaveNothingInALineAndInAMap() {
    var order = Order.filledIn
    order.labels = RowsEntry()
    order.counts = RowsEntry()

    let input = order.checkedInput()

    #expect(input?.labels == [])
    #expect(input?.counts == [:])
  }

  @Test func saysEverywhereWhatIsMissing() {
    var order = Order.filledIn
    order.buyer.entries.name.text = ""
    order.labels.rows[1].entries.name.text = " "
    order.labels.rows[1].entries.parts.rows[0].entries.name.text = ""
    order.counts.rows[0].entries.value.text = "two"

    #expect(order.checkedInput() == nil)

    #expect(order.title.error == nil)
    #expect(order.buyer.entries.name.error == BaseText.missing)
    #expect(order.labels.rows[0].entries.name.error == nil)
    #expect(order.labels.rows[1].entries.name.error == BaseText.missing)
    #expect(order.labels.rows[1].entries.parts.rows[0].entries.name.error == BaseText.missing)
    #expect(order.counts.rows[0].entries.value.error == BaseText.notAnInteger)
    #expect(order.firstWrong == .buyer)
    #expect(order.wrongPlace?.description == "buyer.name")
  }

  @Test func goesOnOnceAllIsRight() {
    var order = Order.filledIn
    order.labels.rows[0].entries.name.text = ""
    _ = order.checkedInput()

    order.labels.rows[0].entries.name.text = "red"

    #expect(order.checkedInput() != nil)
    #expect(order == .filledIn)
  }

  @Test(arguments: [
    ("buyer.name", "buyer.name"), ("buyer[name]", "buyer.name"),
    ("labels[1].name", "labels.1.name"), ("labels.1.name", "labels.1.name"),
    ("labels[1][name]", "labels.1.name"), ("/labels/1/name", "labels.1.name"),
    ("labels.1.parts.0.name", "labels.1.parts.0.name"), ("counts.0.value", "counts.0.value"),
    // What is said of no row, or of one that is not there, is said of all.
    ("labels", "labels"), ("labels.name", "labels"), ("labels[7].name", "labels"),
    ("labels[1].shade", "labels"), ("buyer.shoes", "buyer"), ("gift_for", "gift_for"),
    // An entry without others in it shows it all the same.
    ("title.length", "title"),
  ])
  func showsAtItsPlaceWhatTheServerSays(name: String, place: String) {
    var order = Order.filledIn

    #expect(order.show(.invalidFields([name: "No."], message: nil)) == nil)

    #expect(order.wrongPlace?.description == place)
    order.clearErrors()
    #expect(order == .filledIn)
  }

  @Test func saysAllThatIsSaidOfAList() {
    var order = Order.filledIn
    let errors = ["labels.name": "Odd.", "labels": "Too few.", "labels[0].name": "Taken."]

    #expect(order.show(.invalidFields(errors, message: nil)) == nil)

    #expect(order.labels.error == "Odd.\nToo few.")
    #expect(order.labels.rows[0].entries.name.error == "Taken.")
  }

  @Test func leavesWhatBelongsToNoField() {
    var order = Order.filledIn
    let error = AppError.invalidFields(["captcha.text": "Wrong."], message: nil)

    #expect(order.show(error) == error)
  }

  @Test func goesOnWhereADraftEnded() {
    var order = Order.filledIn
    order.buyer.entries.isAdult.value = true
    order.labels.add()
    let filled = order
    order.buyer.entries.pin.text = "12345"

    #expect(!"\(order.draft)".contains("12345"))

    var next = Order()
    next.fill(with: order.draft)
    #expect(next == filled)

    next.fill(with: ["buyer": "?", "labels": "{}"])
    #expect(next == filled)
  }

  @Test func forgetsSecretsAndNothingElse() {
    var order = Order.filledIn
    order.buyer.entries.pin.text = "12345"

    order.forgetSecrets()

    #expect(order == .filledIn)
  }

  @Test func leadsThroughAllThatIsTypedIn() {
    let order = Order.filledIn
    let places = order.typedPlaces

    #expect(
      places.map(\.description) == [
        "title", "buyer.name", "buyer.pin", "gift_for.name", "gift_for.pin", "labels.0.name",
        "labels.1.name", "labels.1.parts.0.name", "counts.0.key", "counts.0.value",
      ])
    #expect(order.typedPlace(after: places[2]) == places[3])
    #expect(order.typedPlace(after: places[9]) == nil)
  }
}
