/// Chooses the type of values that are neither objects nor lists.
///
/// The rules are asked in order; the first one that knows the values decides.
struct TypeRule {
  /// - Parameter key: the words of the key at which the values stand, in lower case.
  let choice: @Sendable (_ values: SeenValues, _ key: KeyWords) -> TypeChoice?

  static func choice(for values: SeenValues, at key: KeyWords) -> TypeChoice? {
    let rules: [TypeRule] =
      switch values.kinds.first {
      case .flag: flags
      case .number: numbers
      case .text: texts
      default: []
      }
    return rules.lazy.compactMap { $0.choice(values, key) }.first
  }

  private static let flags = [
    TypeRule { _, _ in TypeChoice(type: .named("Bool"), reason: "true or false") }
  ]
}

// MARK: - Numbers

extension TypeRule {
  private static let numbers = [
    TypeRule { values, key in
      guard key.isOfTime, values.numbers.isSeconds else { return nil }
      return TypeChoice(
        type: .named("Timestamp(s)"), reason: "seconds since 1970, as the name says")
    },
    TypeRule { values, key in
      guard key.isOfTime, values.numbers.isMilliseconds else { return nil }
      return TypeChoice(
        type: .named("Timestamp(ms)"), reason: "milliseconds since 1970, as the name says")
    },
    TypeRule { values, key in
      guard values.numbers.isWhole else { return nil }
      let isID = key.isOfID
      guard isID || values.numbers.isWide else {
        return TypeChoice(type: .named("Int"), reason: "whole numbers")
      }
      let reason = values.numbers.isWide ? "whole numbers beyond 32 bits" : "whole numbers of an id"
      return TypeChoice(type: .named("Int64"), reason: reason)
    },
    TypeRule { values, _ in
      guard values.numbers.isInDouble else { return nil }
      return TypeChoice(type: .named("Double"), reason: "numbers with a fraction")
    },
    TypeRule { values, _ in
      guard values.numbers.isInDecimal else { return nil }
      return TypeChoice(type: .named("Decimal"), reason: "more digits than a Double keeps")
    },
    TypeRule { _, _ in
      TypeChoice(type: .named("JSON"), reason: "more digits than a Decimal keeps")
    },
  ]
}

// MARK: - Texts

extension TypeRule {
  private static let texts = [
    TypeRule { values, _ in
      guard values.texts.filled == 0 else { return nil }
      return TypeChoice(type: .named("String"), reason: "always empty")
    },
    form(.day, "Day", "days"),
    form(.moment, "Date", "dates"),
    TypeRule { values, key in
      guard values.texts.forms.contains(.webAddress) else { return nil }
      let isOfKey = key.isOfImage
      guard isOfKey || values.texts.forms.contains(.imagePath) else {
        return TypeChoice(
          type: .named("URL"), reason: "addresses of the web", emptyIsNothing: true)
      }
      return TypeChoice(
        type: .named("Image"),
        reason: "addresses of images, as " + (isOfKey ? "the name says" : "their endings say"),
        emptyIsNothing: true)
    },
    form(.uuid, "UUID", "UUIDs"),
    form(.email, "Email", "addresses of mail"),
    TypeRule { values, key in
      guard key.isOfMoney, values.texts.forms.contains(.decimal) else { return nil }
      return TypeChoice(
        type: .named("Decimal"), reason: "amounts, as the name says", emptyIsNothing: true)
    },
    TypeRule { values, key in
      guard key.isOfPhone, values.texts.forms.contains(.phone) else { return nil }
      return TypeChoice(type: .named("Phone"), reason: "numbers of phones, as the name says")
    },
    TypeRule { values, key in
      guard let words = FewWords.words(of: values.texts, at: key) else { return nil }
      return TypeChoice(
        type: .choice(words),
        reason: "\(words.count) words in \(values.texts.filled) texts", emptyIsNothing: true)
    },
    TypeRule { values, _ in
      guard values.texts.isLong else { return nil }
      return TypeChoice(type: .named("LongText"), reason: "texts of several lines")
    },
    TypeRule { _, _ in TypeChoice(type: .named("String"), reason: "texts") },
  ]

  /// A form that says all, such as that of a day.
  private static func form(_ form: TextForms, _ type: String, _ noun: String) -> TypeRule {
    TypeRule { values, _ in
      guard values.texts.forms.contains(form), let example = values.texts.example else {
        return nil
      }
      return TypeChoice(
        type: .named(type), reason: "\(noun) such as `\(example)`", emptyIsNothing: true)
    }
  }
}
