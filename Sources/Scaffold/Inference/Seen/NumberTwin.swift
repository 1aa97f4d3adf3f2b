import Templates

/// An id that stands in an object twice, as a number and as a text: `id` and `idstr`.
///
/// Programs that read all numbers as `Double` need the text. Swift does not.
struct NumberTwin {
  /// The keys of the two.
  let number: String
  let text: String
  /// In how many objects the two have the same digits.
  private(set) var agreements = 0
  private var isRefuted = false

  init(number: String, text: String) { (self.number, self.text) = (number, text) }

  /// True if the text says nothing new. One object is enough where its name says so.
  var isProven: Bool { !isRefuted && agreements >= (isNamed ? 1 : 2) }

  private var isNamed: Bool { Self.endings.contains { text == number + $0 } }

  private static let endings = ["_str", "str", "Str", "_string", "String"]
}

extension NumberTwin {
  /// The key of the number that a text repeats, by the names of the two or because it is the `id`.
  ///
  /// - Parameters:
  ///   - text: the text in the first object that has it.
  ///   - id: the `id` of that object.
  ///   - isKey: whether objects have a key.
  static func number(
    for text: JSON.Member, id: JSON?, isKey: (String) -> Bool
  ) -> String? {
    for ending in endings where text.key.hasSuffix(ending) {
      let number = String(text.key.dropLast(ending.count))
      if isKey(number) { return number }
    }
    return text.key != "id" && id.map { areSame($0, text.value) } ?? false ? "id" : nil
  }

  mutating func see(_ object: [JSON.Member]) {
    guard !isRefuted, let text = object.first(where: { $0.key == self.text })?.value else { return }
    let twin = object.first { $0.key == number }?.value ?? JSON(.null)
    if Self.areSame(twin, text) {
      agreements += 1
    } else if text.kind != .null || twin.kind != .null {
      isRefuted = true
    }
  }

  private static func areSame(_ number: JSON, _ text: JSON) -> Bool {
    guard case .text(let text) = text.kind else { return false }
    return switch number.kind {
    case .number(let number): String(number) == text
    case .decimal(let digits): digits == text
    default: false
    }
  }

  static func merged(_ ours: [NumberTwin], _ theirs: [NumberTwin]) -> [NumberTwin] {
    var all = ours
    for twin in theirs {
      if let index = all.firstIndex(where: { $0.text == twin.text && $0.number == twin.number }) {
        all[index].agreements += twin.agreements
        all[index].isRefuted = all[index].isRefuted || twin.isRefuted
      } else {
        all.append(twin)
      }
    }
    return all
  }
}
