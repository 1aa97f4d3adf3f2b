/// Which entries of a list are which in a changed one.
struct EntryMatching {
  /// For each old entry its place in the new list.
  private(set) var places: [Int?]
  private let old: [Entry]
  private let new: [Entry]
  private var isTaken: [Bool]

  /// - Parameter isOrdered: whether an entry that moved is another one.
  init(from old: [Entry], to new: [Entry], _ kind: Branch.Kind, _ isOrdered: Bool) {
    (self.old, self.new) = (old, new)
    isTaken = Array(repeating: false, count: new.count)
    places = Array(repeating: nil, count: old.count)
    if isOrdered {
      matchInOrder()
    } else {
      matchKeys()
      matchTexts()
      matchMoved()
      matchAlike(within: old.indices, new.indices, atLeast: 0.7)
      if kind == .list { matchReplaced() }
    }
  }

  private mutating func match(_ i: Int, _ j: Int) {
    places[i] = j
    isTaken[j] = true
  }
}

// MARK: - Entries that may move

extension EntryMatching {
  /// Matches entries that name the same, and are the only ones to do so.
  private mutating func matchKeys() {
    let (ours, theirs) = (Self.keyed(old), Self.keyed(new))
    for (key, indices) in ours {
      guard let others = theirs[key] else { continue }
      if indices.count == 1, others.count == 1 {
        match(indices[0], others[0])
      } else {
        matchSame(indices, others)
      }
    }
  }

  /// Matches entries of one name: overloads, extensions of one type.
  private mutating func matchSame(_ indices: [Int], _ others: [Int]) {
    for i in indices {
      let equal = others.filter { !isTaken[$0] && new[$0].core == old[i].core }
      if let j = equal.first { match(i, j) }
    }
    var pairs: [(likeness: Double, i: Int, j: Int)] = []
    for i in indices where places[i] == nil {
      for j in others where !isTaken[j] {
        pairs.append((Self.likeness(old[i], new[j]), i, j))
      }
    }
    for pair in pairs.sorted(by: { ($1.likeness, $0.i, $0.j) < ($0.likeness, $1.i, $1.j) })
    where places[pair.i] == nil && !isTaken[pair.j] && pair.likeness > 0.3 {
      match(pair.i, pair.j)
    }
  }

  private static func keyed(_ entries: [Entry]) -> [String: [Int]] {
    var places: [String: [Int]] = [:]
    for index in entries.indices {
      if let key = entries[index].key { places[key, default: []].append(index) }
    }
    return places
  }

  /// Matches equal entries that stand in the same order.
  private mutating func matchTexts() {
    let (ours, theirs) = (open(old.indices), free(new.indices))
    var numbering = Numbering<Text>()
    let numbers = numbering.numbers(of: ours.map { old[$0].core })
    let matching = Matching(from: numbers, to: numbering.numbers(of: theirs.map { new[$0].core }))
    for (index, place) in zip(ours, matching.places) {
      if let place { match(index, theirs[place]) }
    }
  }

  /// Matches equal entries that each list has once more.
  private mutating func matchMoved() {
    var theirs: [Text: [Int]] = [:]
    for j in free(new.indices) { theirs[new[j].core, default: []].append(j) }
    var ours: [Text: [Int]] = [:]
    for i in open(old.indices) { ours[old[i].core, default: []].append(i) }
    for (text, indices) in ours {
      if let others = theirs[text], indices.count == 1, others.count == 1 {
        match(indices[0], others[0])
      }
    }
  }

  private func open(_ range: Range<Int>) -> [Int] { range.filter { places[$0] == nil } }
  private func free(_ range: Range<Int>) -> [Int] { range.filter { !isTaken[$0] } }
}

// MARK: - Entries that were changed

extension EntryMatching {
  /// More pairs are not worth their time.
  private static let mostPairs = 400

  /// Matches what has much in common: an entry that was renamed, or edited.
  private mutating func matchAlike(
    within range: Range<Int>, _ others: Range<Int>, atLeast least: Double
  ) {
    let (ours, theirs) = (open(range), free(others))
    guard ours.count * theirs.count <= Self.mostPairs else { return }
    var pairs: [(likeness: Double, i: Int, j: Int)] = []
    for i in ours {
      for j in theirs where old[i].isDeclaration == new[j].isDeclaration {
        let likeness = Self.likeness(old[i], new[j])
        if likeness >= least { pairs.append((likeness, i, j)) }
      }
    }
    for pair in pairs.sorted(by: { ($1.likeness, $0.i, $0.j) < ($0.likeness, $1.i, $1.j) })
    where places[pair.i] == nil && !isTaken[pair.j] {
      match(pair.i, pair.j)
    }
  }

  /// In a list of values, as many as were taken out were put in their place.
  private mutating func matchReplaced() {
    var (start, other) = (0, 0)
    for index in 0...old.count {
      let place = index < old.count ? places[index] : new.count
      guard let place, place >= other else { continue }
      let (ours, theirs) = (open(start..<index), free(other..<place))
      if ours.count == theirs.count, ours.count == index - start, theirs.count == place - other {
        for (i, j) in zip(ours, theirs) { match(i, j) }
      }
      (start, other) = (index + 1, place + 1)
    }
  }

  private static func likeness(_ one: Entry, _ other: Entry) -> Double {
    one.core == other.core ? 1 : Likeness.of(one, other)
  }
}

// MARK: - Entries that stay in order

extension EntryMatching {
  private mutating func matchInOrder() {
    var numbering = Numbering<Text>()
    let numbers = numbering.numbers(of: old.map(\.core))
    let matching = Matching(from: numbers, to: numbering.numbers(of: new.map(\.core)))
    var (start, other) = (0, 0)
    for index in old.indices {
      guard let place = matching.places[index] else { continue }
      match(index, place)
      matchRun(start..<index, other..<place)
      (start, other) = (index + 1, place + 1)
    }
    matchRun(start..<old.count, other..<new.count)
  }

  /// Matches entries between two that are equal, by name, by place or by likeness.
  private mutating func matchRun(_ range: Range<Int>, _ others: Range<Int>) {
    guard !range.isEmpty, !others.isEmpty, range.count * others.count <= Self.mostPairs else {
      return
    }
    // For each pair of ends, the best that can be had before them.
    let width = others.count + 1
    var best = [Double](repeating: 0, count: (range.count + 1) * width)
    var gains = best
    for i in 1...range.count {
      for j in 1...others.count {
        let (one, other) = (old[range.lowerBound + i - 1], new[others.lowerBound + j - 1])
        let isAlone = range.count == 1 && others.count == 1
        let gain = Self.gain(one, other, isAlone: isAlone)
        gains[i * width + j] = gain
        best[i * width + j] = max(
          best[(i - 1) * width + j], best[i * width + j - 1],
          gain > 0 ? best[(i - 1) * width + j - 1] + gain : 0)
      }
    }
    var (i, j) = (range.count, others.count)
    while i > 0, j > 0 {
      let cell = i * width + j
      if gains[cell] > 0, best[cell] == best[(i - 1) * width + j - 1] + gains[cell] {
        match(range.lowerBound + i - 1, others.lowerBound + j - 1)
        (i, j) = (i - 1, j - 1)
      } else if best[cell] == best[(i - 1) * width + j] {
        i -= 1
      } else {
        j -= 1
      }
    }
  }

  /// What a pair counts; 0 for what is not the same entry.
  private static func gain(_ one: Entry, _ other: Entry, isAlone: Bool) -> Double {
    if let key = one.key, key == other.key { return 2 + Likeness.of(one, other) }
    guard one.isDeclaration == other.isDeclaration else { return 0 }
    let likeness = Likeness.of(one, other)
    return likeness >= (isAlone ? 0.5 : 0.6) ? likeness : 0
  }
}
