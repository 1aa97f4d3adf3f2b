/// The forms that all texts at one place have in common.
struct TextForms: OptionSet, Sendable {
  let rawValue: UInt16

  /// A moment that the type `Date` of a project reads.
  static let moment = TextForms(rawValue: 1 << 0)
  /// `2026-01-31`
  static let day = TextForms(rawValue: 1 << 1)
  /// `https://example.com/a`, with nothing in it that a `URL` would write in another way.
  static let webAddress = TextForms(rawValue: 1 << 2)
  /// A path with the ending of an image.
  static let imagePath = TextForms(rawValue: 1 << 3)
  /// `ada@example.com`
  static let email = TextForms(rawValue: 1 << 4)
  static let uuid = TextForms(rawValue: 1 << 5)
  /// `-12.50`
  static let decimal = TextForms(rawValue: 1 << 6)
  /// `in_progress`: what could be the name of a case.
  static let word = TextForms(rawValue: 1 << 7)
  /// `+1 202 555 0100`
  static let phone = TextForms(rawValue: 1 << 8)

  /// `app://a`: a URL of any scheme.
  static let address = TextForms(rawValue: 1 << 9)

  static let all: TextForms = [
    .moment, .day, .webAddress, .imagePath, .email, .uuid, .decimal, .word, .phone, .address,
  ]
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
    let holds: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool
  }

  private static let tests = [
    Test(form: .moment) { WrittenMoment.isMoment($0) },
    Test(form: .day) { WrittenMoment.isDay($0) },
    Test(form: .webAddress) { $0.isWebAddress },
    Test(form: .imagePath) { $0.isImagePath },
    Test(form: .email) { $0.isEmail },
    Test(form: .uuid) { $0.isUUID },
    Test(form: .decimal) { WrittenNumber($0)?.isInDecimal ?? false },
    Test(form: .word) { $0.isWord },
    Test(form: .phone) { $0.isPhone },
    Test(form: .address) { $0.isAddress },
  ]
}
