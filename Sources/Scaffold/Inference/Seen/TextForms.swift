import Fields

/// The forms that all texts at one place have in common: those of the types, and a few more.
struct TextForms: OptionSet, Sendable {
  let rawValue: UInt64

  /// `https://example.com/a`, with nothing in it that a `URL` would write in another way.
  static let webAddress = TextForms(rawValue: 1 << 0)
  /// A path with the ending of an image.
  static let imagePath = TextForms(rawValue: 1 << 1)
  /// `in_progress`: what could be the name of a case.
  static let word = TextForms(rawValue: 1 << 2)

  /// The form of a type's values; no text has that of a type without one.
  static func values(of type: PlainType) -> TextForms {
    TextForms(rawValue: 1 << (3 + (PlainType.allCases.firstIndex(of: type) ?? 0)))
  }

  static let all = tests.reduce(into: TextForms()) { $0.insert($1.form) }
}

extension TextForms {
  /// Leaves only the forms that a text has too.
  mutating func formIntersection(with text: String) {
    guard !isEmpty else { return }
    var text = text
    self = text.withUTF8 { bytes in
      Self.tests.reduce(into: self) { forms, test in
        if forms.contains(test.form), !test.holds(bytes) { forms.remove(test.form) }
      }
    }
  }

  private struct Test: Sendable {
    let form: TextForms
    let holds: PlainType.Form
  }

  private static let tests =
    [
      Test(form: .webAddress) { $0.isWebAddress }, Test(form: .imagePath) { $0.isImagePath },
      Test(form: .word) { $0.isWord },
    ]
    + PlainType.allCases.compactMap { type in
      type.form.map { Test(form: .values(of: type), holds: $0) }
    }
}
