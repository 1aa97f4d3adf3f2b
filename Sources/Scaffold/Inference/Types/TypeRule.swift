import Ground

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
    TypeRule { _, _ in TypeChoice(type: .named("Bool"), reason: Message("true or false").text) }
  ]
}

// MARK: - Numbers

extension TypeRule {
  private static let numbers = [
    TypeRule { values, key in
      guard key.isOfTime, values.numbers.isSeconds else { return nil }
      return TypeChoice(
        type: .named("Timestamp(s)"), reason: Message("seconds since 1970, as the name says").text)
    },
    TypeRule { values, key in
      guard key.isOfTime, values.numbers.isMilliseconds else { return nil }
      return TypeChoice(
        type: .named("Timestamp(ms)"),
        reason: Message("milliseconds since 1970, as the name says").text)
    },
    TypeRule { values, key in
      guard values.numbers.isWhole else { return nil }
      let isID = key.isOfID
      guard isID || values.numbers.isWide else {
        return TypeChoice(type: .named("Int"), reason: Message("whole numbers").text)
      }
      let reason: Message =
        values.numbers.isWide ? "whole numbers beyond 32 bits" : "whole numbers of an id"
      return TypeChoice(type: .named("Int64"), reason: reason.text)
    },
    TypeRule { values, _ in
      guard values.numbers.isInDouble else { return nil }
      return TypeChoice(type: .named("Double"), reason: Message("numbers with a fraction").text)
    },
    TypeRule { values, _ in
      guard values.numbers.isInDecimal else { return nil }
      return TypeChoice(
        type: .named("Decimal"), reason: Message("more digits than a Double keeps").text)
    },
    TypeRule { _, _ in
      TypeChoice(type: .named("JSON"), reason: Message("more digits than a Decimal keeps").text)
    },
  ]
}

// MARK: - Texts

extension TypeRule {
  private static let texts = [
    TypeRule { values, _ in
      guard values.texts.filled == 0 else { return nil }
      return TypeChoice(type: .named("String"), reason: Message("always empty").text)
    },
    form(.day, "Day", "days"),
    form(.moment, "Date", "dates"),
    TypeRule { values, key in
      guard values.texts.forms.contains(.webAddress) else { return nil }
      let isOfKey = key.isOfImage
      guard isOfKey || values.texts.forms.contains(.imagePath) else {
        return TypeChoice(
          type: .named("URL"), reason: Message("addresses of the web").text, emptyIsNothing: true)
      }
      return TypeChoice(
        type: .named("Image"),
        reason: Message(
          isOfKey
            ? "addresses of images, as the name says" : "addresses of images, as their endings say"
        ).text,
        emptyIsNothing: true)
    },
    form(.uuid, "UUID", "UUIDs"),
    form(.email, "Email", "addresses of mail"),
    TypeRule { values, key in
      guard key.isOfMoney, values.texts.forms.contains(.decimal) else { return nil }
      return TypeChoice(
        type: .named("Decimal"), reason: Message("amounts, as the name says").text,
        emptyIsNothing: true)
    },
    TypeRule { values, key in
      guard key.isOfPhone, values.texts.forms.contains(.phone) else { return nil }
      return TypeChoice(
        type: .named("Phone"), reason: Message("numbers of phones, as the name says").text)
    },
    TypeRule { values, key in
      guard let words = FewWords.words(of: values.texts, at: key) else { return nil }
      return TypeChoice(
        type: .choice(words),
        reason: Message("\(words.count) words in \(values.texts.filled) texts").text,
        emptyIsNothing: true)
    },
    TypeRule { values, _ in
      guard values.texts.isLong else { return nil }
      return TypeChoice(type: .named("LongText"), reason: Message("texts of several lines").text)
    },
    TypeRule { _, _ in TypeChoice(type: .named("String"), reason: Message("texts").text) },
  ]

  /// A form that says all, such as that of a day.
  private static func form(_ form: TextForms, _ type: String, _ noun: String) -> TypeRule {
    TypeRule { values, _ in
      guard values.texts.forms.contains(form), let example = values.texts.example else {
        return nil
      }
      return TypeChoice(
        type: .named(type), reason: Message("\(term: noun) such as `\(example)`").text,
        emptyIsNothing: true)
    }
  }
}
