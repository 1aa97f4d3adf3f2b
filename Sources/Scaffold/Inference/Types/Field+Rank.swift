import Fields

extension Field {
  /// Where the field stands among the others: first what a person reads, last what only programs do.
  var rank: Int {
    if isIdentity { return -1 }
    let words = KeyWords(key)
    if hasText, let rank = words.rank { return rank }
    return switch isSingle ? base.kind : nil {
    case .object where hasText && words.isOfContent: 1
    case .plain(.string) where words.isOfProgram: 5
    case .plain(.image): 2
    case .choice: 3
    case .plain(.url), .plain(.json): 5
    case _ where words.isOfID: 5
    default: 4
    }
  }

  /// True if it is an object with a name or a title.
  fileprivate var isTitled: Bool {
    isSingle && base.fields.contains { $0.hasText && KeyWords($0.key).rank == 0 }
  }

  /// True if there is something to read: a text, or an object that has one, such as
  /// `{"title": {"rendered": …}}`.
  private var hasText: Bool { isText || isSingle && base.fields.contains(where: \.isText) }

  private var isText: Bool { isSingle && [.plain(.string), .plain(.longText)].contains(base.kind) }
}

extension [Field] {
  /// The fields in the order in which people read them, the one that identifies entities first.
  ///
  /// Where no field is read first, an object that has such a one is.
  func ranked(identity: String?) -> [Field] {
    var ranks = map { $0.key == identity ? -1 : $0.rank }
    if !ranks.contains(where: { 0...1 ~= $0 }) {
      for index in indices where self[index].isTitled { ranks[index] = 1 }
    }
    return indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { self[$0] }
  }
}
