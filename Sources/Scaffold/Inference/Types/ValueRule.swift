import Fields
import Ground

/// Chooses the type of values that are neither objects nor lists.
///
/// The rules are asked in order; the first one that knows the values decides.
struct ValueRule {
  /// - Parameter key: the words of the key at which the values stand, in lower case.
  let choice: @Sendable (_ values: SeenValues, _ key: KeyWords) -> TypeChoice?

  static func choice(for values: SeenValues, at key: KeyWords) -> TypeChoice? {
    let rules: [ValueRule] =
      switch values.kinds.first {
      case .flag: flags
      case .number: numbers
      case .text: texts
      default: []
      }
    return rules.lazy.compactMap { $0.choice(values, key) }.first
  }

  private static let flags = [
    ValueRule { _, _ in TypeChoice(.bool, "true or false") }
  ]
}

// MARK: - Numbers

extension ValueRule {
  private static let numbers = [
    ValueRule { values, key in
      guard key.isOfTime, values.numbers.isSeconds else { return nil }
      return TypeChoice(.seconds, "seconds since 1970, as the name says")
    },
    ValueRule { values, key in
      guard key.isOfTime, values.numbers.isMilliseconds else { return nil }
      return TypeChoice(.milliseconds, "milliseconds since 1970, as the name says")
    },
    ValueRule { values, key in
      guard values.numbers.isWhole else { return nil }
      let isID = key.isOfID
      guard isID || values.numbers.isWide else {
        return TypeChoice(.int, "whole numbers")
      }
      let reason: Message =
        values.numbers.isWide ? "whole numbers beyond 32 bits" : "whole numbers of an id"
      return TypeChoice(.int64, reason)
    },
    ValueRule { values, _ in
      guard values.numbers.isInDouble else { return nil }
      return TypeChoice(.double, "numbers with a fraction")
    },
    ValueRule { values, _ in
      guard values.numbers.isInDecimal else { return nil }
      return TypeChoice(.decimal, "more digits than a Double keeps")
    },
    ValueRule { _, _ in
      TypeChoice(.json, "more digits than a Decimal keeps")
    },
  ]
}

// MARK: - Texts

extension ValueRule {
  private static let texts = [
    ValueRule { values, _ in
      guard values.texts.filled == 0 else { return nil }
      return TypeChoice(.string, "always empty")
    },
    form(.day, .day, "days"),
    form(.moment, .date, "dates"),
    ValueRule { values, key in
      guard values.texts.forms.contains(.webAddress) else { return nil }
      let isOfKey = key.isOfImage
      guard isOfKey || values.texts.forms.contains(.imagePath) else {
        return TypeChoice(.url, "addresses of the web", emptyIsNothing: true)
      }
      return TypeChoice(
        .image,
        isOfKey
          ? "addresses of images, as the name says" : "addresses of images, as their endings say",
        emptyIsNothing: true)
    },
    form(.uuid, .uuid, "UUIDs"),
    form(.email, .email, "addresses of mail"),
    ValueRule { values, key in
      guard key.isOfMoney, values.texts.forms.contains(.decimal) else { return nil }
      return TypeChoice(.decimal, "amounts, as the name says", emptyIsNothing: true)
    },
    ValueRule { values, key in
      guard key.isOfPhone, values.texts.forms.contains(.phone) else { return nil }
      return TypeChoice(.phone, "numbers of phones, as the name says")
    },
    ValueRule { values, key in
      guard let words = ChoiceRule.words(of: values.texts, at: key) else { return nil }
      return TypeChoice(
        words, "\(words.count) words in \(values.texts.filled) texts", emptyIsNothing: true)
    },
    ValueRule { values, _ in
      guard values.texts.isLong else { return nil }
      return TypeChoice(.longText, "texts of several lines")
    },
    ValueRule { _, _ in TypeChoice(.string, "texts") },
  ]

  /// A form that says all, such as that of a day.
  private static func form(_ form: TextForms, _ type: PlainType, _ noun: String) -> ValueRule {
    ValueRule { values, _ in
      guard values.texts.forms.contains(form), let example = values.texts.example else {
        return nil
      }
      return TypeChoice(type, "\(term: noun) such as `\(example)`", emptyIsNothing: true)
    }
  }
}
