import BaseView
import Core

/// A form with objects, a list of objects and a map, as modules have them.
nonisolated struct Order: EntryForm {
  enum Field: String, CaseIterable {
    case title
    case buyer
    case giftFor = "gift_for"
    case labels
    case counts
  }

  struct Input: Hashable {
    let title: String
    let buyer: Person.Input
    let giftFor: Person.Input?
    let labels: [Label.Input]
    let counts: [String: Int]
  }

  var title = TextEntry<String>()
  var buyer = SectionEntry<Person>()
  var giftFor = SectionEntry<Person>()
  var labels = RowsEntry<Label>()
  var counts = RowsEntry<Count>()

  static func entry(of field: Field) -> EntryPath<Self> {
    switch field {
    case .title: EntryPath(\.title)
    case .buyer: EntryPath(\.buyer)
    case .giftFor: EntryPath(\.giftFor)
    case .labels: EntryPath(\.labels)
    case .counts: EntryPath(\.counts)
    }
  }

  mutating func checkedInput() -> Input? {
    clearErrors()
    let title = self.title.check()
    let buyer = self.buyer.check()
    let giftFor = self.giftFor.checkIfAny()
    let labels = self.labels.check()
    let counts = self.counts.checkMap()
    guard let title, let buyer, let giftFor, let labels, let counts else { return nil }
    return Input(title: title, buyer: buyer, giftFor: giftFor, labels: labels, counts: counts)
  }

  /// Nothing is wrong with what is entered.
  static var filledIn: Order {
    var order = Order()
    order.title.text = "Tea"
    order.buyer.entries.name.text = "Ann"
    order.labels.add(Label("red"))
    order.labels.add(Label("blue", parts: ["navy"]))
    order.counts.enter(["cups": 2], as: Count.init)
    return order
  }
}

nonisolated extension Order {
  /// An object with a secret, a switch, and a number that nobody enters.
  struct Person: EntryForm {
    enum Field: String, CaseIterable {
      case name
      case pin
      case isAdult = "is_adult"
    }

    struct Input: Hashable {
      var id: Int?
      let name: String
    }

    var id: Int?
    var name = TextEntry<String>()
    var pin = TextEntry<Secret?>()
    var isAdult = ValueEntry(false)

    static func entry(of field: Field) -> EntryPath<Self> {
      switch field {
      case .name: EntryPath(\.name)
      case .pin: EntryPath(\.pin)
      case .isAdult: EntryPath(\.isAdult)
      }
    }

    mutating func checkedInput() -> Input? {
      clearErrors()
      return name.check().map { Input(id: id, name: $0) }
    }
  }

  /// An object that has a list of its own.
  struct Label: EntryForm {
    enum Field: String, CaseIterable {
      case name
      case parts
    }

    struct Input: Hashable {
      let name: String
      var parts: [String]?
    }

    var name = TextEntry<String>()
    var parts = RowsEntry<Part>()

    static func entry(of field: Field) -> EntryPath<Self> {
      switch field {
      case .name: EntryPath(\.name)
      case .parts: EntryPath(\.parts)
      }
    }

    mutating func checkedInput() -> Input? {
      clearErrors()
      let name = self.name.check()
      let parts = self.parts.checkIfAny()
      guard let name, let parts else { return nil }
      return Input(name: name, parts: parts)
    }
  }

  struct Part: EntryForm {
    enum Field: String, CaseIterable {
      case name
    }

    var name = TextEntry<String>()

    static func entry(of field: Field) -> EntryPath<Self> { EntryPath(\.name) }

    mutating func checkedInput() -> String? {
      clearErrors()
      return name.check()
    }
  }

  struct Count: KeyedEntryForm {
    enum Field: String, CaseIterable {
      case key
      case value
    }

    var key = TextEntry<String>()
    var value = TextEntry<Int>()

    static func entry(of field: Field) -> EntryPath<Self> {
      switch field {
      case .key: EntryPath(\.key)
      case .value: EntryPath(\.value)
      }
    }

    mutating func checkedInput() -> KeyedValue<Int>? {
      clearErrors()
      let key = self.key.check()
      let value = self.value.check()
      guard let key, let value else { return nil }
      return KeyedValue(key: key, value: value)
    }
  }
}

nonisolated extension Order.Label {
  init(_ name: String, parts: [String] = []) {
    self.name.text = name
    self.parts.enter(parts) { part in
      var form = Order.Part()
      form.name.text = part
      return form
    }
  }
}

nonisolated extension Order.Count {
  init(_ key: String, _ value: Int) {
    self.key.enter(key)
    self.value.enter(value)
  }
}
