import Templates

/// All values that the samples have at one place.
///
/// It is filled value by value, and of a value keeps what a type depends on: a reply of many megabytes
/// has few places.
final class SeenValues {
  /// How often something stood there, `null` included.
  private(set) var count = 0
  private(set) var nulls = 0
  /// True if there may be no value, though the samples have one each time.
  var isUnsure = false
  private(set) var flags = 0
  private(set) var numbers = SeenNumbers()
  private(set) var texts = SeenTexts()
  private(set) var lists = 0
  /// The items of all lists; `nil` if there are none.
  var items: SeenValues?
  /// The members of all objects; `nil` if there are none.
  var object: SeenObject?

  func see(_ value: JSON) {
    count += 1
    switch value.kind {
    case .null: nulls += 1
    case .flag: flags += 1
    case .number(let number): numbers.see(number)
    case .decimal(let digits): numbers.see(decimal: digits)
    case .text(let text): texts.see(text)
    case .list(let values):
      lists += 1
      guard !values.isEmpty else { return }
      let items = items ?? SeenValues()
      self.items = items
      for value in values { items.see(value) }
    case .object(let members):
      let object = object ?? SeenObject()
      self.object = object
      object.see(members)
    }
  }

  /// Adds what was seen at another place.
  func merge(_ other: SeenValues) {
    count += other.count
    nulls += other.nulls
    isUnsure = isUnsure || other.isUnsure
    flags += other.flags
    numbers.merge(other.numbers)
    texts.merge(other.texts)
    lists += other.lists
    if let more = other.items {
      if let items { items.merge(more) } else { items = more }
    }
    if let more = other.object, more !== object {
      if let object { object.merge(more) } else { object = more }
    }
  }
}

extension SeenValues {
  /// The kinds of values, without `null`.
  var kinds: Set<SeenKind> {
    var kinds: Set<SeenKind> = []
    if flags > 0 { kinds.insert(.flag) }
    if numbers.count > 0 { kinds.insert(.number) }
    if texts.count > 0 { kinds.insert(.text) }
    if lists > 0 { kinds.insert(.list) }
    if object != nil { kinds.insert(.object) }
    return kinds
  }

  /// The objects at this place, and those in its lists.
  var objects: [SeenObject] { (object.map { [$0] } ?? []) + (items?.objects ?? []) }

  /// How many values of a kind there are.
  func count(of kind: SeenKind) -> Int {
    switch kind {
    case .flag: flags
    case .number: numbers.count
    case .text: texts.count
    case .list: lists
    case .object: count - nulls - flags - numbers.count - texts.count - lists
    }
  }
}
