import Fields

extension PlainType {
  /// True if all values that were seen are of the type.
  func fits(_ values: SeenValues) -> Bool {
    let (kinds, forms) = (values.kinds, values.texts.forms)
    let isText = kinds == [.text]
    let isFilled = values.texts.filled > 0
    switch self {
    case .json: return true
    case .bool: return kinds == [.flag]
    case .int, .int64: return kinds == [.number] && values.numbers.isWhole
    case .double: return kinds == [.number]
    case .decimal:
      return kinds.isSubset(of: [.number, .text]) && values.numbers.isInDecimal
        && (!isFilled || forms.contains(.decimal))
    // The app reads either way, but a server that changed from one to the other has changed.
    case .date: return isText && (!isFilled || forms.contains(.moment))
    case .seconds, .milliseconds:
      // What can only be moments counted otherwise would be read as others.
      let numbers = values.numbers
      let isOther = self == .seconds ? numbers.isMilliseconds : numbers.isSeconds
      return kinds.isSubset(of: [.number, .text]) && (!isFilled || forms.contains(.decimal))
        && (numbers.count == 0 || !isOther)
    case .day: return isText && (!isFilled || forms.contains(.day))
    case .url, .image: return isText && (!isFilled || forms.contains(.address))
    case .uuid: return isText && (!isFilled || forms.contains(.uuid))
    case .data, .email, .longText, .phone, .secret, .string: return isText
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
