import Ground

extension String {
  /// The text as Graphviz takes it for itself: no escape of its own, no entity, no end of the text.
  var quotedForDot: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "&": result += "&amp;"
      case "\n": result += "\\n"
      case _ where scalar.isUnwritable: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
