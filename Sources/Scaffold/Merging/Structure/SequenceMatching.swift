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

  init(from old: [Entry], to new: [Entry], _ kind: Branch.Kind, isLabelled: Bool) {
    (self.old, self.new) = (old, new)
    let (here, there) = (Self.counts(old), Self.counts(new))
    func name(_ entry: Entry) -> String {
      let isNamed =
        switch kind {
        case .statements: entry.isDeclaration
        case .cases: true
        case .list: isLabelled
        case .members, .chain: false
        }
      guard isNamed, let key = entry.key, here[key] ?? 1 == 1, there[key] ?? 1 == 1 else {
        return "=" + entry.core.string
      }
      return "#" + key
    }
    var numbering = Numbering<String>()
    let numbers = (numbering.numbers(of: old.map(name)), numbering.numbers(of: new.map(name)))
    places = CertainMatching(from: numbers.0, to: numbers.1).places
    matchLong(besides: Set(numbers.0).intersection(numbers.1), numbers.0, numbers.1)
    moves = moves(numbers.0, numbers.1)
  }

  private static func counts(_ entries: [Entry]) -> [String: Int] {
    entries.compactMap(\.key).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

extension SequenceMatching {
  /// Matches entries that were changed within: whose first and last lines are as they were, and some
  /// of those between. What is in both lists as it is was moved.
  private mutating func matchLong(besides moved: Set<Int>, _ numbers: [Int], _ others: [Int]) {
    for (gap, other) in gaps {
      let changed = other.filter { !moved.contains(others[$0]) }
      let pairs = gap.filter { !moved.contains(numbers[$0]) }.flatMap { i in
        changed.filter { Self.areAlike(old[i].core, new[$0].core) }.map { (old: i, new: $0) }
      }
      let isSure =
        Set(pairs.map(\.old)).count == pairs.count && Set(pairs.map(\.new)).count == pairs.count
        && zip(pairs, pairs.dropFirst()).allSatisfy { $0.new < $1.new }
      guard isSure else { continue }
      for pair in pairs { places[pair.old] = pair.new }
    }
  }

  /// What lies between entries that are matched, in each list.
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

  private static func areAlike(_ one: Text, _ other: Text) -> Bool {
    let (ours, theirs) = (one.lines, other.lines)
    guard ours.count > 2, theirs.count > 2, ours.first?.trimmed == theirs.first?.trimmed,
      ours.last?.trimmed == theirs.last?.trimmed
    else { return false }
    let middle = Set(ours.dropFirst().dropLast().map(\.withoutComma).filter(\.hasWords))
    return theirs.dropFirst().dropLast().contains { middle.contains($0.withoutComma) }
  }

  private func moves(_ numbers: [Int], _ others: [Int]) -> [ClosedRange<Int>] {
    let gaps = gaps
    return gaps.flatMap { gap, _ in
      gap.flatMap { index in
        gaps.filter { other in
          other.0 != gap && other.1.contains { others[$0] == numbers[index] }
        }.map { other in
          min(index, other.0.lowerBound)...max(index + 1, other.0.upperBound)
        }
      }
    }
  }

  /// Where the list was changed: between which gaps of old entries.
  var changes: [ClosedRange<Int>] { gaps.map { $0.0.lowerBound...$0.0.upperBound } }
}

extension Text {
  fileprivate var hasWords: Bool {
    contains { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }
}
