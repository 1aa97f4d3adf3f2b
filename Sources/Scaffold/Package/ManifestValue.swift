/// What an expression of a manifest stands for, as far as that can be told without running it.
indirect enum ManifestValue: Sendable {
  case unknown
  case nothing
  case flag(Bool)
  case text(ManifestText)
  case list(ManifestList)
  case dictionary([(key: ManifestValue, value: ManifestValue)])
  /// `.target(name: "Core")`, `.iOS(.v17)`, `Package(name: "Kit")`
  case record(ManifestRecord)
  case function(ManifestClosure)
}

/// A text and where it is written.
struct ManifestText: Sendable {
  var text: String
  /// Where it starts among the bytes of the file, quotes included.
  let offset: Int
}

/// A list, some elements of which may be known and others not.
struct ManifestList: Sendable {
  var elements: [Element]
  /// Whether there are no others.
  var isWhole = true

  struct Element: Sendable {
    var value: ManifestValue
    /// Whether it is there whatever the manifest decides while it runs.
    var isCertain = true
  }

  init(_ values: [ManifestValue]) { elements = values.map { Element(value: $0) } }

  init(elements: [Element], isWhole: Bool) {
    (self.elements, self.isWhole) = (elements, isWhole)
  }

  static let unknown = ManifestList(elements: [], isWhole: false)

  static func + (one: ManifestList, other: ManifestList) -> ManifestList {
    ManifestList(elements: one.elements + other.elements, isWhole: one.isWhole && other.isWhole)
  }

  /// The texts that are there whatever else is.
  var certainTexts: [String] {
    elements.filter(\.isCertain).compactMap(\.value.plainText)
  }

  /// The values, if all are known to be there, and no others are.
  var values: [ManifestValue]? {
    isWhole && elements.allSatisfy(\.isCertain) ? elements.map(\.value) : nil
  }
}

/// Something a manifest makes by a call.
struct ManifestRecord: Sendable {
  /// `target` of `.target(name: "Core")`
  let name: String
  var arguments: [(label: String?, value: ManifestValue)]
  let range: Range<Int>
  /// Whether a function or a closure made it, which can do so several times.
  let isMadeInside: Bool

  /// Whether its arguments are what its members say.
  var isDescribed: Bool { name == "Package" || PackageTarget.Kind(maker: name) != nil }

  subscript(label: String) -> ManifestValue? {
    get { arguments.first { $0.label == label }?.value }
    set {
      let place = arguments.firstIndex { $0.label == label }
      if let place { arguments.remove(at: place) }
      if let newValue { arguments.insert((label, newValue), at: place ?? arguments.count) }
    }
  }
}

/// A function and the variables around it.
struct ManifestClosure: Sendable {
  let parameters: [ManifestFunction.Parameter]
  let body: [ManifestStatement]
  let captured: [String: ManifestValue]
  let range: Range<Int>
}

extension ManifestValue {
  var plainText: String? {
    if case .text(let text) = self { text.text } else { nil }
  }

  /// The list; without any knowledge of its elements, if it is not known.
  var list: ManifestList {
    if case .list(let list) = self { list } else { .unknown }
  }

  /// The texts of a list, if all of them are known.
  var texts: [String]? {
    guard let values = list.values else { return nil }
    let texts = values.compactMap(\.plainText)
    return texts.count == values.count ? texts : nil
  }
}

// MARK: - Either of two

extension ManifestValue {
  /// What both have in common, for a manifest that decides between them while it runs.
  static func either(_ one: ManifestValue, _ other: ManifestValue) -> ManifestValue {
    if one.isSame(as: other) { return one }
    switch (one, other) {
    case (.list(let one), .list(let other)): return .list(.either(one, other))
    case (.list(let list), _), (_, .list(let list)): return .list(.either(list, .unknown))
    case (.record(var record), .record(let other)) where record.name == other.name:
      for label in (record.arguments + other.arguments).map(\.label) {
        guard let label else { return .unknown }
        record[label] = either(record[label] ?? .unknown, other[label] ?? .unknown)
      }
      return .record(record)
    default: return .unknown
    }
  }

  /// Whether nothing tells them apart; of what is unknown in both, nothing does.
  func isSame(as other: ManifestValue) -> Bool {
    switch (self, other) {
    case (.unknown, .unknown), (.nothing, .nothing): true
    case (.flag(let one), .flag(let other)): one == other
    case (.text(let one), .text(let other)): one.text == other.text
    case (.list(let one), .list(let other)): one.isSame(as: other)
    case (.dictionary(let one), .dictionary(let other)):
      one.count == other.count
        && zip(one, other).allSatisfy { $0.key.isSame(as: $1.key) && $0.value.isSame(as: $1.value) }
    case (.record(let one), .record(let other)):
      one.name == other.name && one.arguments.count == other.arguments.count
        && zip(one.arguments, other.arguments).allSatisfy {
          $0.label == $1.label && $0.value.isSame(as: $1.value)
        }
    case (.function(let one), .function(let other)): one.range == other.range
    default: false
    }
  }
}

extension ManifestList {
  /// The elements of both; what only one of them has is not certain.
  static func either(_ one: ManifestList, _ other: ManifestList) -> ManifestList {
    // Mostly one of them has something more at its end.
    let count = zip(one.elements, other.elements).prefix {
      $0.isCertain && $1.isCertain && $0.value.isSame(as: $1.value)
    }.count
    var elements = Array(one.elements[..<count])
    var rest = Array(other.elements[count...])
    for element in one.elements[count...] {
      let place = rest.firstIndex { $0.value.isSame(as: element.value) }
      let twin = place.map { rest.remove(at: $0) }
      let isCertain = element.isCertain && twin?.isCertain == true
      elements.append(Element(value: element.value, isCertain: isCertain))
    }
    elements += rest.map { Element(value: $0.value, isCertain: false) }
    return ManifestList(elements: elements, isWhole: one.isWhole && other.isWhole)
  }

  fileprivate func isSame(as other: ManifestList) -> Bool {
    isWhole == other.isWhole && elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy {
        $0.isCertain == $1.isCertain && $0.value.isSame(as: $1.value)
      }
  }
}
