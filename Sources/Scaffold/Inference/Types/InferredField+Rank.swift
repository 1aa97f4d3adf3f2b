extension InferredField {
  /// Where the field stands among the others: first what a person reads, last what only programs do.
  var rank: Int {
    if name.swiftName == "id" { return -1 }
    let words = KeyWords(name.key)
    if hasText, let rank = words.rank { return rank }
    return switch type {
    case .object where hasText && words.isOfContent: 1
    case .named("String") where words.isOfProgram: 5
    case .named("Image"): 2
    case .choice: 3
    case .named("URL"), .named("JSON"): 5
    case _ where words.isOfID: 5
    default: 4
    }
  }

  /// True if it is an object with a name or a title.
  fileprivate var isTitled: Bool {
    guard case .object(_, let fields) = type else { return false }
    return fields.contains { $0.hasText && KeyWords($0.name.key).rank == 0 }
  }

  /// True if there is something to read: a text, or an object that has one, such as
  /// `{"title": {"rendered": …}}`.
  private var hasText: Bool {
    switch type {
    case .named(let name): Self.texts.contains(name)
    case .object(_, let fields): fields.contains { Self.texts.contains($0.type.text) }
    case .list, .map, .choice: false
    }
  }

  private static let texts = ["String", "LongText"]
}

extension [InferredField] {
  /// The fields in the order in which people read them, the one that identifies entities first.
  ///
  /// Where no field is read first, an object that has such a one is.
  func ranked(identity: String?) -> [InferredField] {
    var ranks = map { $0.name.key == identity ? -1 : $0.rank }
    if !ranks.contains(where: { 0...1 ~= $0 }) {
      for index in indices where self[index].isTitled { ranks[index] = 1 }
    }
    return indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { self[$0] }
  }
}
