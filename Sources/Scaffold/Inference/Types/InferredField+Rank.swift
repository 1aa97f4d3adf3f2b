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

extension [InferredField] {
  /// The fields in the order in which people read them, the one that tells entities apart first.
  func ranked(identity: String?) -> [InferredField] {
    let ranks = map { $0.name.key == identity ? -1 : $0.rank }
    return indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { self[$0] }
  }
}
