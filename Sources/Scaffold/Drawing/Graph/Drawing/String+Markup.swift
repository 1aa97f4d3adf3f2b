import Ground

extension String {
  /// The text as it may stand in an element or in an attribute, of XML and of HTML.
  ///
  /// XML knows no way to write a control character; each becomes a `�`.
  var escapedForMarkup: String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case _ where scalar.isUnwritable: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
