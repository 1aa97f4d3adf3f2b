/// A list, some elements of which may be known and others not.
struct ManifestList: Sendable {
  private(set) var elements: [Element]
  /// True if there are no others.
  private(set) var isWhole: Bool
  private(set) var size: ManifestSize

  struct Element: Sendable {
    var value: ManifestValue
    /// True if it is there whatever the manifest decides while it runs.
    var isCertain = true
  }

  init(_ values: [ManifestValue]) {
    self.init(elements: values.map { Element(value: $0) }, isWhole: true)
  }

  init(elements: [Element], isWhole: Bool) {
    (self.elements, self.isWhole) = (elements, isWhole)
    size = ManifestSize(around: elements.lazy.map(\.value))
  }

  static let unknown = ManifestList(elements: [], isWhole: false)

  static func + (one: ManifestList, other: ManifestList) -> ManifestList {
    var sum = one
    sum.append(other)
    return sum
  }

  mutating func append(_ other: ManifestList) {
    elements += other.elements
    isWhole = isWhole && other.isWhole
    size = ManifestSize(
      depth: max(size.depth, other.size.depth), weight: size.weight + other.size.weight - 1)
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

extension ManifestList {
  /// The elements of both; what only one of them has is not certain.
  static func either(_ one: ManifestList, _ other: ManifestList) -> ManifestList {
    // Mostly one of them has something more at its end.
    let count = zip(one.elements, other.elements).prefix {
      $0.isCertain && $1.isCertain && $0.value.isSame(as: $1.value)
    }.count
    var elements = Array(one.elements[..<count])
    var rest = Array(other.elements[count...])
    // Each of the others is held against each.
    let isShort = (one.elements.count - count) * rest.count <= 10_000
    for element in one.elements[count...] {
      let place = isShort ? rest.firstIndex { $0.value.isSame(as: element.value) } : nil
      let twin = place.map { rest.remove(at: $0) }
      let isCertain = element.isCertain && twin?.isCertain == true
      elements.append(Element(value: element.value, isCertain: isCertain))
    }
    elements += rest.map { Element(value: $0.value, isCertain: false) }
    return ManifestList(elements: elements, isWhole: one.isWhole && other.isWhole)
  }

  func isSame(as other: ManifestList) -> Bool {
    isWhole == other.isWhole && elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy {
        $0.isCertain == $1.isCertain && $0.value.isSame(as: $1.value)
      }
  }
}
