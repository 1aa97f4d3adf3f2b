/// What both sides did at one place of a list, between two entries that they left there.
struct Neighbours {
  private let place: Place
  private let lists: EntryLists

  struct Place {
    /// The entry before it, by its place in the base; -1 at the beginning.
    let before: Int
    /// The entries that a side has here, by their places in its list.
    var disk: [Int] = []
    var wanted: [Int] = []
    var wantedNumbers: [Int] = []
    /// What a side took out here, by its places in the base.
    var deletedHere: [Int] = []
    var deletedThere: [Int] = []

    /// Whether both sides changed something here.
    var isOfBoth: Bool {
      !(disk.isEmpty && deletedHere.isEmpty) && !(wanted.isEmpty && deletedThere.isEmpty)
        && !(disk.isEmpty && wanted.isEmpty)
    }
  }

  enum Order {
    case wantedFirst, diskFirst
  }

  init(_ place: Place, _ lists: EntryLists) {
    (self.place, self.lists) = (place, lists)
  }
}

extension Neighbours {
  /// In which order the entries of both sides may stand; `nil` if nobody can tell.
  var order: Order? {
    switch lists.kind {
    case .members: .wantedFirst
    case .list: orderInList
    case .statements, .cases: orderOfStatements
    case .chain: nil
    }
  }

  private var ours: [Entry] { place.disk.map { lists.disk[$0] } }
  private var theirs: [Entry] { place.wanted.map { lists.wanted[$0] } }

  /// What has labels goes by these. Values that are known by their place alone do not.
  private var orderInList: Order? {
    if (ours + theirs).allSatisfy({ $0.key != nil }) { return .wantedFirst }
    return lists.isPositional || isReplaced ? nil : .wantedFirst
  }

  /// Whether one side put something in the place of what it took out.
  private var isReplaced: Bool {
    !place.deletedHere.isEmpty && !place.disk.isEmpty
      || !place.deletedThere.isEmpty && !place.wanted.isEmpty
  }

  /// Statements are independent if they have no name in common, or if those of one side go on as
  /// their neighbours do: `likesLine.text = row.likesText` below `bodyLine.text = row.bodyText`.
  private var orderOfStatements: Order? {
    let all = ours + theirs
    if all.allSatisfy({ Self.isIndependentDeclaration($0) }) { return .wantedFirst }
    guard !isReplaced, !all.contains(where: Self.leaves) else { return nil }
    let gone = (place.deletedHere + place.deletedThere).map { lists.base[$0] }
    guard !gone.contains(where: Self.leaves) else { return nil }
    if words(ours + (place.deletedHere.map { lists.base[$0] }))
      .isDisjoint(with: words(theirs + (place.deletedThere.map { lists.base[$0] })))
    {
      return .wantedFirst
    }
    guard !gone.contains(where: \.isDeclaration), !shareNames else { return nil }
    let (isOurs, isTheirs) = (goesOn(ours), goesOn(theirs))
    guard gone.isEmpty || isOurs == !ours.isEmpty && isTheirs == !theirs.isEmpty,
      isOurs || isTheirs
    else { return nil }
    return isOurs && !isTheirs ? .diskFirst : .wantedFirst
  }

  /// What statements name.
  private func words(_ entries: [Entry]) -> Set<Text> {
    Set(entries.flatMap(Likeness.words)).subtracting(Self.commonWords)
  }

  private static let commonWords = Set(
    ["self", "try", "await", "let", "var", "nil", "true", "false"].map { Array($0.utf8)[...] })

  /// Whether a statement ends what it stands in, or decides what follows.
  private static func leaves(_ entry: Entry) -> Bool {
    guard case .token(let word)? = entry.items.first?.kind else { return false }
    return leaving.contains(word.string)
  }

  private static let leaving: Set<String> = [
    "break", "continue", "default", "defer", "fallthrough", "guard", "return", "throw",
  ]

  private static func isIndependentDeclaration(_ entry: Entry) -> Bool {
    guard entry.isDeclaration, let key = entry.key else { return false }
    return !key.hasPrefix("let ") && !key.hasPrefix("var ")
  }

  /// Whether one side declares a name that the other uses.
  private var shareNames: Bool {
    let (here, there) = (names(ours), names(theirs))
    return uses(ours, there) || uses(theirs, here)
  }

  private func names(_ entries: [Entry]) -> Set<String> {
    Set(
      entries.filter(\.isDeclaration).compactMap { $0.key?.split(separator: " ").last }.map(
        String.init))
  }

  private func uses(_ entries: [Entry], _ names: Set<String>) -> Bool {
    !names.isEmpty && entries.contains { Likeness.words($0).contains { names.contains($0.string) } }
  }

  /// Whether each entry is like one of those around it.
  private func goesOn(_ entries: [Entry]) -> Bool {
    let around = [place.before - 1, place.before, place.before + 1, place.before + 2]
      .filter(lists.base.indices.contains).map { lists.base[$0] }
    return !entries.isEmpty
      && entries.allSatisfy { entry in around.contains { Self.areAlike($0, entry) } }
  }

  private static func areAlike(_ one: Entry, _ other: Entry) -> Bool {
    let isOfSameWord = Likeness.words(one).first == Likeness.words(other).first
    if isAssignment(one), isAssignment(other), isOfSameWord { return true }
    return Likeness.shape(one) == Likeness.shape(other) && (isOfSameWord || isAssignment(one))
  }

  private static func isAssignment(_ entry: Entry) -> Bool {
    !entry.isDeclaration
      && entry.items.contains { item in
        if case .token(let sign) = item.kind { sign.says("=") } else { false }
      }
  }
}
