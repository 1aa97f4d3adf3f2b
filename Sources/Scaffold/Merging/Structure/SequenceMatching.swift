import Ground

/// Which entries of a list whose order counts are which in a changed one.
///
/// An entry is known by its name, if no other has it, and else by all that it says.
struct SequenceMatching {
  /// For each old entry its place in the new list.
  private(set) var places: [Int?]
  /// Where entries went that stand elsewhere now: from the first to the last gap between old entries
  /// that they passed.
  private(set) var moves: [ClosedRange<Int>] = []
  private let old: [Entry]
  private let new: [Entry]
  private let kind: Branch.Kind
  /// The names in the new list for names of the old one.
  private let names: [Text: Text]

  init(from old: [Entry], to new: [Entry], in lists: EntryLists, _ names: [Text: Text]) {
    (self.old, self.new, self.kind, self.names) = (old, new, lists.kind, names)
    let (here, there) = (Self.counts(old), Self.counts(new))
    let isNamed = { (entry: Entry) in
      switch lists.kind {
      case .statements: entry.isDeclaration
      case .cases: true
      case .list: lists.isLabelled
      case .members, .chain: false
      }
    }
    func name(_ entry: Entry, _ names: [Text: Text]) -> Text {
      guard isNamed(entry), let key = entry.key, here[key] ?? 1 == 1 else {
        return entry.core.renamed(names)
      }
      let name = Array(key.utf8)[...].renamed(names)
      return there[name.string] ?? 1 == 1 ? [0] + name : entry.core.renamed(names)
    }
    let newNames = new.map { name($0, [:]) }
    let known = Set(newNames)
    let oldNames = old.map { entry in
      let plain = name(entry, [:])
      return known.contains(plain) ? plain : name(entry, names)
    }
    var numbering = Numbering<Text>()
    let numbers = (numbering.numbers(of: oldNames), numbering.numbers(of: newNames))
    places = CertainMatching(from: numbers.0, to: numbers.1).places
    matchLong(besides: Set(numbers.0).intersection(numbers.1), numbers.0, numbers.1)
    moves = moves(numbers.0, numbers.1)
  }

  private static func counts(_ entries: [Entry]) -> [String: Int] {
    entries.compactMap(\.key).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

extension SequenceMatching {
  /// Matches entries that were changed within: whose first and last lines are as they were, and half
  /// of those between. What is in both lists as it is was moved.
  private mutating func matchLong(besides moved: Set<Int>, _ numbers: [Int], _ others: [Int]) {
    for (gap, other) in gaps {
      let (ours, theirs) = (
        gap.filter { !moved.contains(numbers[$0]) }, other.filter { !moved.contains(others[$0]) }
      )
      guard ours.count * theirs.count <= Self.mostPairs else { continue }
      let table = ours.map { i in theirs.map { likeness(old[i], new[$0]) } }
      for (i, j) in Self.sure(table) { places[ours[i]] = theirs[j] }
    }
  }

  /// More pairs are not worth their time.
  private static let mostPairs = 400

  /// The pairs that nobody would put together otherwise: each is like nothing else, or as many stand on
  /// either side, and each is most like the one in its place.
  private static func sure(_ likeness: [[Double]]) -> [(Int, Int)] {
    let pairs = likeness.indices.flatMap { i in
      likeness[i].indices.filter { likeness[i][$0] > 0 }.map { (i, $0) }
    }
    let isOnly =
      Set(pairs.map(\.0)).count == pairs.count && Set(pairs.map(\.1)).count == pairs.count
      && zip(pairs, pairs.dropFirst()).allSatisfy { $0.1 < $1.1 }
    if isOnly { return pairs }
    let places = likeness.indices
    let isInPlace =
      likeness.allSatisfy { $0.count == places.count }
      && places.allSatisfy { i in
        places.allSatisfy { j in
          i == j
            ? likeness[i][i] > 0
            : max(likeness[i][j], likeness[j][i]) < likeness[i][i]
        }
      }
    return isInPlace ? places.map { ($0, $0) } : []
  }

  /// The gaps between entries that are matched, in each list.
  private var gaps: [(Range<Int>, Range<Int>)] {
    var gaps: [(Range<Int>, Range<Int>)] = []
    var (start, other) = (0, 0)
    for index in old.indices + [old.count] {
      guard let place = index < old.count ? places[index] : new.count else { continue }
      if start < index || other < place { gaps.append((start..<index, other..<place)) }
      (start, other) = (index + 1, place + 1)
    }
    return gaps
  }

  /// How much of an entry is as it was; 0 for what may be another one.
  private func likeness(_ one: Entry, _ other: Entry) -> Double {
    let lines = Self.commonLines(one.core.renamed(names).lines, other.core.lines)
    return lines > 0 ? lines : commonWords(one, other)
  }

  /// The share of lines that both have; 0 for what begins or ends otherwise, and where that is less than
  /// half of the shorter one.
  private static func commonLines(_ ours: [Text], _ theirs: [Text]) -> Double {
    guard ours.count > 2, theirs.count > 2, ours.first?.trimmed == theirs.first?.trimmed,
      ours.last?.trimmed == theirs.last?.trimmed
    else { return 0 }
    let middles = [ours, theirs].map {
      $0.dropFirst().dropLast().map(\.withoutComma).filter(\.hasWords)
    }
    var left = middles[1].reduce(into: [Text: Int]()) { $0[$1, default: 0] += 1 }
    var common = 0
    for line in middles[0] where left[line, default: 0] > 0 {
      left[line, default: 0] -= 1
      common += 1
    }
    guard 2 * common >= min(middles[0].count, middles[1].count) else { return 0 }
    return Double(2 * common) / Double(max(1, middles[0].count + middles[1].count))
  }

  /// The share of words that stand where they stood, of entries that begin with the same or have the
  /// same brackets, or of which one says all of the other and more; 0 if it is less than two of three.
  /// Every call of a function has the same labels, so the share is as high without them.
  private func commonWords(_ one: Entry, _ other: Entry) -> Double {
    let shares = [true, false].map { countsLabels in
      share(
        of: Likeness.words(one, countsLabels: countsLabels).map { names[$0] ?? $0 },
        in: Likeness.words(other, countsLabels: countsLabels),
        haveSameShape: { Likeness.shape(one) == Likeness.shape(other) })
    }
    return min(shares[0], shares[1])
  }

  private func share(
    of ours: [Text], in theirs: [Text], haveSameShape: () -> Bool
  ) -> Double {
    guard ours.count > 2, ours.count <= theirs.count else { return 0 }
    var common = 0
    if ours.count == theirs.count {
      guard ours[0] == theirs[0] || haveSameShape() else { return 0 }
      common = zip(ours, theirs).count { $0 == $1 }
    } else if ours[0] == theirs[0], ours.isWithin(theirs) {
      common = ours.count
    }
    return common * 3 >= theirs.count * 2 ? Double(common) / Double(theirs.count) : 0
  }

  /// The entries put between old entries, in the order of the list.
  func insertions(_ range: Range<Int>, _ other: Range<Int>) -> [InsertedEntries] {
    var found: [InsertedEntries] = []
    var (gap, start) = (range.lowerBound, other.lowerBound)
    for index in range {
      guard let place = places[index] else { continue }
      if start < place { found.append(InsertedEntries(gaps: gap...index, entries: start..<place)) }
      (gap, start) = (index + 1, place + 1)
    }
    if start < other.upperBound {
      found.append(InsertedEntries(gaps: gap...range.upperBound, entries: start..<other.upperBound))
    }
    return found
  }

  /// What was moved may have been changed as well: then it begins as it did, or is an element of a
  /// list, of which nobody can say.
  private func moves(_ numbers: [Int], _ others: [Int]) -> [ClosedRange<Int>] {
    let gaps = gaps
    let moves = gaps.flatMap { gap, _ in
      gap.flatMap { index in
        gaps.filter { other in
          other.0 != gap
            && other.1.contains { others[$0] == numbers[index] || begins(new[$0], as: old[index]) }
        }.map { other in
          min(index, other.0.lowerBound)...max(index + 1, other.0.upperBound)
        }
      }
    }
    let isArranged = !moves.isEmpty || gaps.contains { $0.0.count > 1 && !$0.1.isEmpty }
    return isArranged ? moves + twins(numbers, others) : []
  }

  /// From the first to the last of entries that say the same, some of which are gone: where others were
  /// moved as well, it may be any of them.
  private func twins(_ numbers: [Int], _ others: [Int]) -> [ClosedRange<Int>] {
    Dictionary(grouping: old.indices) { numbers[$0] }.compactMap { number, indices in
      guard indices.count > 1, indices.count != others.count(where: { $0 == number }) else {
        return nil
      }
      return indices[0]...(indices[indices.count - 1] + 1)
    }
  }

  /// Of elements of a list nobody can say, unless they have no word in common: then one is gone,
  /// and another one is there.
  private func begins(_ one: Entry, as other: Entry) -> Bool {
    guard kind == .list else { return one.items.first?.outline == other.items.first?.outline }
    let (words, others) = (Likeness.words(one), Likeness.words(other))
    return words.isEmpty || others.isEmpty || !Set(words).isDisjoint(with: others)
  }

  /// Where the list was changed: between which gaps of old entries.
  var changes: [ClosedRange<Int>] { gaps.map { $0.0.lowerBound...$0.0.upperBound } }
}

extension Text {
  /// True if a line says more than that a part of a statement ends and the next begins.
  fileprivate var hasWords: Bool {
    let words = split { $0 <= UInt8(ascii: " ") || "{}:".utf8.contains($0) }
    if words.count == 1, Self.partings.contains(words[0].string) { return false }
    return contains { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }

  private static var partings: [String] { ["catch", "default", "do", "else", "repeat"] }
}

extension [Text] {
  /// True if another list has all of its words in their order.
  func isWithin(_ other: [Text]) -> Bool {
    var rest = other[...]
    return allSatisfy { word in
      guard let place = rest.firstIndex(of: word) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}
