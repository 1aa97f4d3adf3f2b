/// Which entries of a list are which in a changed one, where the order does not count.
struct EntryMatching {
  /// For each old entry its place in the new list.
  private(set) var places: [Int?]
  private let old: [Entry]
  private let new: [Entry]
  private var isTaken: [Bool]

  init(from old: [Entry], to new: [Entry], _ kind: Branch.Kind) {
    (self.old, self.new) = (old, new)
    isTaken = Array(repeating: false, count: new.count)
    places = Array(repeating: nil, count: old.count)
    matchKeys()
    matchTexts()
    matchMoved()
    matchNames()
    if kind == .list { matchReplaced() } else { matchAlike() }
  }

  private mutating func match(_ i: Int, _ j: Int) {
    places[i] = j
    isTaken[j] = true
  }
}

// MARK: - Entries that are equal

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
    let (ours, theirs) = (indices.filter { places[$0] == nil }, others.filter { !isTaken[$0] })
    matchBest(ours, theirs) { likeness, isInPlace in isInPlace || likeness > 0.3 ? likeness : 0 }
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

  /// Matches functions whose parameters have other labels now.
  private mutating func matchNames() {
    let (ours, theirs) = (named(open(old.indices), in: old), named(free(new.indices), in: new))
    for (name, indices) in ours {
      guard let others = theirs[name] else { continue }
      if indices.count == 1, others.count == 1 {
        match(indices[0], others[0])
      } else {
        matchSame(indices, others)
      }
    }
  }

  private func named(_ indices: [Int], in entries: [Entry]) -> [Substring: [Int]] {
    var places: [Substring: [Int]] = [:]
    for index in indices {
      guard let key = entries[index].key, let end = key.firstIndex(of: "("), key.hasSuffix(")")
      else { continue }
      places[key[..<end], default: []].append(index)
    }
    return places
  }

  private func open(_ range: Range<Int>) -> [Int] { range.filter { places[$0] == nil } }
  private func free(_ range: Range<Int>) -> [Int] { range.filter { !isTaken[$0] } }
}

// MARK: - Entries that were changed

extension EntryMatching {
  /// More pairs are not worth their time.
  private static let mostPairs = 400

  /// Matches declarations that have much in common, and with no other nearly as much: one that was
  /// renamed.
  private mutating func matchAlike() {
    let (ours, theirs) = (open(old.indices), free(new.indices))
    guard ours.count * theirs.count <= Self.mostPairs else { return }
    var pairs: [(likeness: Double, i: Int, j: Int)] = []
    for i in ours {
      for j in theirs where old[i].isDeclaration == new[j].isDeclaration {
        pairs.append((Self.likeness(old[i], new[j]), i, j))
      }
    }
    for pair in pairs where pair.likeness >= 0.7 {
      let isBest = pairs.allSatisfy { other in
        (other.i == pair.i) == (other.j == pair.j) || other.likeness < pair.likeness - 0.1
      }
      if isBest { match(pair.i, pair.j) }
    }
  }

  /// In a list of values, matches what stands between the same neighbours: one by one, if as many
  /// were put there as were taken out.
  private mutating func matchReplaced() {
    let known = old.indices.filter { places[$0] != nil }
    let anchors = LongestRise.indices(of: known.compactMap { places[$0] }).map { known[$0] }
    var (start, other) = (0, 0)
    for index in anchors + [old.count] {
      let place = index < old.count ? places[index] ?? new.count : new.count
      matchBest(open(start..<index), free(other..<place)) { likeness, isInPlace in
        isInPlace || likeness >= 0.6 ? likeness + 0.01 : 0
      }
      (start, other) = (index + 1, place + 1)
    }
  }

  private static func likeness(_ one: Entry, _ other: Entry) -> Double {
    one.core == other.core ? 1 : Likeness.of(one, other)
  }
}

// MARK: - The best pairs

extension EntryMatching {
  private mutating func matchBest(
    _ ours: [Int], _ theirs: [Int], _ gain: (_ likeness: Double, _ isInPlace: Bool) -> Double
  ) {
    let (old, new) = (old, new)
    matchBest(ours, theirs) { i, j, isInPlace in
      gain(Self.likeness(old[i], new[j]), isInPlace)
    }
  }

  /// Matches entries in their order, so that all pairs together count most.
  ///
  /// - Parameter gain: what a pair counts; 0 for what is not the same entry. Pairs are in place if
  ///   there are as many on both sides.
  private mutating func matchBest(
    _ ours: [Int], _ theirs: [Int], _ gain: (Int, Int, _ isInPlace: Bool) -> Double
  ) {
    guard !ours.isEmpty, !theirs.isEmpty, ours.count * theirs.count <= Self.mostPairs else {
      return
    }
    // For each pair of ends, the best that can be had before them.
    let width = theirs.count + 1
    var best = [Double](repeating: 0, count: (ours.count + 1) * width)
    var gains = best
    for i in 1...ours.count {
      for j in 1...theirs.count {
        let isInPlace = ours.count == theirs.count && i == j
        let gain = gain(ours[i - 1], theirs[j - 1], isInPlace)
        gains[i * width + j] = gain
        best[i * width + j] = max(
          best[(i - 1) * width + j], best[i * width + j - 1],
          gain > 0 ? best[(i - 1) * width + j - 1] + gain : 0)
      }
    }
    var (i, j) = (ours.count, theirs.count)
    while i > 0, j > 0 {
      let cell = i * width + j
      if gains[cell] > 0, best[cell] == best[(i - 1) * width + j - 1] + gains[cell] {
        match(ours[i - 1], theirs[j - 1])
        (i, j) = (i - 1, j - 1)
      } else if best[cell] == best[(i - 1) * width + j] {
        i -= 1
      } else {
        j -= 1
      }
    }
  }
}
