import Fields
import Ground

// The values of each type in a reply: what they are known by, and which of them fit.
extension PlainType {
  /// The rules for values of one kind, from the special to the general.
  static func rules(for kind: SeenKind) -> [ValueRule] {
    switch kind {
    case .flag: flags
    case .number: numbers
    case .text: texts
    case .list, .object: []
    }
  }

  private static let flags = [
    ValueRule { _, _ in TypeChoice(.bool, "true or false") }
  ]
}

// MARK: - Numbers

extension PlainType {
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
      return TypeChoice(.decimal, "numbers with more digits than a Double keeps")
    },
    ValueRule { _, _ in
      TypeChoice(.json, "numbers with more digits than a Decimal keeps")
    },
  ]
}

// MARK: - Texts

extension PlainType {
  private static let texts = [
    ValueRule { values, key in
      guard values.texts.filled == 0 else { return nil }
      return TypeChoice(.string, key.isOfItems ? "empty texts" : "always empty")
    },
    form(of: .day, "days"),
    form(of: .date, "dates"),
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
    form(of: .uuid, "UUIDs"),
    form(of: .email, "addresses of mail"),
    ValueRule { values, key in
      guard key.isOfMoney, values.texts.forms.contains(.values(of: .decimal)) else { return nil }
      return TypeChoice(.decimal, "amounts, as the name says", emptyIsNothing: true)
    },
    ValueRule { values, key in
      guard key.isOfPhone, values.texts.forms.contains(.values(of: .phone)) else { return nil }
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
  private static func form(of type: PlainType, _ noun: String) -> ValueRule {
    ValueRule { values, _ in
      guard values.texts.forms.contains(.values(of: type)), let example = values.texts.example
      else {
        return nil
      }
      return TypeChoice(type, "\(term: noun) such as `\(example)`", emptyIsNothing: true)
    }
  }
}

// MARK: - What fits

extension PlainType {
  /// True if all values that were seen are of the type.
  func fits(_ values: SeenValues) -> Bool {
    let (kinds, numbers) = (values.kinds, values.numbers)
    switch self {
    case .json: return true
    case .bool: return kinds == [.flag]
    case .int, .int64: return kinds == [.number] && numbers.isWhole
    case .double: return kinds == [.number]
    case .decimal:
      return kinds.isSubset(of: [.number, .text]) && numbers.isInDecimal
        && values.texts.areValues(of: self)
    // The app reads either way, but a server that changed from one to the other has changed.
    case .date, .day, .url, .uuid: return kinds == [.text] && values.texts.areValues(of: self)
    case .image: return Self.url.fits(values)
    case .seconds, .milliseconds:
      // What can only be moments counted otherwise would be read as others.
      let isOther = self == .seconds ? numbers.isMilliseconds : numbers.isSeconds
      return kinds.isSubset(of: [.number, .text]) && values.texts.areValues(of: .decimal)
        && (numbers.count == 0 || !isOther)
    case .data, .email, .longText, .phone, .secret, .string: return kinds == [.text]
    }
  }

  /// True if a text with nothing in it is a value of the type, and does not stand for none.
  var takesEmpty: Bool {
    switch self {
    case .date, .seconds, .milliseconds, .day, .url, .image, .uuid, .decimal: false
    case .int, .int64, .double, .bool, .string, .email, .phone, .longText, .data, .json, .secret:
      true
    }
  }

  /// The type of a value that is one of several; images and long texts stand by themselves.
  var single: PlainType { type.isSingle ? PlainType(rawValue: type.swiftName) ?? self : self }
}

extension SeenTexts {
  /// True if each that is not empty has the form of a type's values.
  fileprivate func areValues(of type: PlainType) -> Bool {
    filled == 0 || forms.contains(.values(of: type))
  }
}
