/// Checks values against the type of a field.
enum ValueFit {
  /// - Parameter type: a type of `--fields` that is neither an object nor a list.
  static func fits(_ values: SeenValues, _ type: String) -> Bool {
    let (kinds, forms) = (values.kinds, values.texts.forms)
    let isText = kinds == [.text]
    let isFilled = values.texts.filled > 0
    switch type {
    case "JSON": return true
    case "Bool": return kinds == [.flag]
    case "Int", "Int64": return kinds == [.number] && values.numbers.isWhole
    case "Double": return kinds == [.number]
    case "Decimal":
      return kinds.isSubset(of: [.number, .text]) && values.numbers.isInDecimal
        && (!isFilled || forms.contains(.decimal))
    // The app reads either way, but a server that changed from one to the other has changed.
    case "Date": return isText && (!isFilled || forms.contains(.moment))
    case "Timestamp(s)", "Timestamp(ms)":
      // What can only be moments counted otherwise would be read as others.
      let numbers = values.numbers
      let isOther = type == "Timestamp(s)" ? numbers.isMilliseconds : numbers.isSeconds
      return kinds.isSubset(of: [.number, .text]) && (!isFilled || forms.contains(.decimal))
        && (numbers.count == 0 || !isOther)
    case "Day": return isText && (!isFilled || forms.contains(.day))
    case "URL", "Image": return isText && (!isFilled || forms.contains(.address))
    case "UUID": return isText && (!isFilled || forms.contains(.uuid))
    case "Data", "Email", "LongText", "Phone", "Secret", "String": return isText
    // An object that has others of its own type.
    default: return kinds == [.object]
    }
  }

  /// True if a text with nothing in it is a value of the type.
  static func takesEmpty(_ type: String) -> Bool {
    !["Date", "Timestamp(s)", "Timestamp(ms)", "Day", "URL", "Image", "UUID", "Decimal"]
      .contains(type)
  }
}
