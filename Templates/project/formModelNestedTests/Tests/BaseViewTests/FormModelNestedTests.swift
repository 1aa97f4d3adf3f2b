import BaseTesting
import BaseView
import Core
import Testing

/// A form with objects and lists in it under a user's hands.
@MainActor
struct FormModelNestedTests {
  private typealias Stub = StubForm<Order.Input, String>

  /// Two labels are added, one of them without a name.
  @Test func leadsToTheRowThatIsWrongAndThenSends() async {
    let handler = Stub(.success(Sourced("Tea!", from: .network)))
    handler.open()
    let model = FormModel<Order, String>(handler, routing: Routing<String>())
    model.entries.title.text = "Tea"
    model.entries.buyer.entries.name.text = "Ann"
    model.entries.labels.add(Order.Label("red"))
    model.entries.labels.add()

    await model.submit()?.value

    #expect(handler.inputs == [])
    #expect(model.place?.description == "labels.1.name")
    #expect(model.focus == .labels)
    #expect(model.entries.labels.rows[1].entries.name.error == BaseText.missing)

    model.entries.labels.rows[1].entries.name.text = "blue"
    await model.submit()?.value

    #expect(handler.inputs.map(\.labels) == [["red", "blue"].map { Order.Label.Input(name: $0) }])
    #expect(model.place == nil)
  }

  @Test func leadsToTheRowThatTheServerRefuses() async {
    let handler = Stub(
      .failure(.invalidFields(["labels[1].parts[0].name": "Taken."], message: nil)))
    handler.open()
    let model = FormModel<Order, String>(handler, routing: Routing<String>())
    model.entries = .filledIn

    await model.submit()?.value

    #expect(model.place?.description == "labels.1.parts.0.name")
    #expect(model.notice == nil)
  }

  @Test func leadsFromRowToRow() {
    let model = FormModel<Order, String>(
      Stub(.failure(.offline)), routing: Routing<String>())
    model.entries = .filledIn
    model.focus = .title

    let places = (0..<6).map { _ in
      model.advance()
      return model.place?.description
    }

    #expect(
      places == [
        "buyer.name", "buyer.pin", "gift_for.name", "gift_for.pin", "labels.0.name",
        "labels.1.name",
      ])
  }
}
