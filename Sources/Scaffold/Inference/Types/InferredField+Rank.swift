extension InferredField {
  /// Where the field stands among the others: first what a person reads, last what only programs do.
  var rank: Int {
    if name.swiftName == "id" { return -1 }
    let words = KeyWords(name.key)
    let isText = type == .named("String") || type == .named("LongText")
    if isText, let rank = words.rank { return rank }
    return switch type {
    case .named("Image"): 2
    case .choice: 3
    case .named("URL"), .named("JSON"): 5
    case _ where words.isOfID: 5
    default: 4
    }
  }
}
