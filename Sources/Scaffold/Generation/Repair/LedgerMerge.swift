import Ground
import Merging
import Model
import Templates

/// Makes one ledger of three: what both sides recorded, each under its key.
package struct LedgerMerge {
  /// What both sides started from; `nil` where one of them is new.
  private let base: Ledger?
  private let ours: Ledger
  private let theirs: Ledger

  /// - Returns: the text of the ledger; `nil` where the sides recorded different things under one key,
  ///   or are no ledgers.
  package static func text(
    base: [UInt8]?, ours: [UInt8], theirs: [UInt8], at path: ProjectPath
  ) -> [UInt8]? {
    let read = { (bytes: [UInt8]) in
      try? Ledger(JSONSource(file: path.text, bytes: bytes), in: path.folder)
    }
    guard let ours = read(ours), let theirs = read(theirs) else { return nil }
    let merge = LedgerMerge(base: base.flatMap(read), ours: ours, theirs: theirs)
    return (try? merge.merged())?.text(in: path.folder).bytes(as: "\n")
  }
}

extension LedgerMerge {
  /// Both sides recorded something, and not the same.
  private struct Contradiction: Error {}

  private func merged() throws(Contradiction) -> Ledger {
    guard ours.template == theirs.template else { throw Contradiction() }
    var ledger = ours
    ledger.tool = pick(\.tool) ?? max(ours.tool, theirs.tool)
    // Of a digest that is no template's, `status` looks at the files themselves.
    ledger.digest = pick(\.digest) ?? ours.digest
    ledger.answers = try answers()
    ledger.files = try dictionary(\.files) { path, base, ours, theirs throws(Contradiction) in
      let merge = Merge(
        base: Array(base.utf8), disk: Array(ours.utf8), wanted: Array(theirs.utf8), path: path,
        labels: .branches)
      guard merge.conflicts.isEmpty else { throw Contradiction() }
      return String(decoding: merge.contents, as: UTF8.self)
    }
    ledger.endings = try dictionary(\.endings)
    ledger.edits = try dictionary(\.edits)
    ledger.insertions = try insertions()
    ledger.past.names = try dictionary(\.past.names)
    ledger.past.table = try table()
    ledger.past.recording = try value(\.past.recording)
    ledger.leftOut = leftOut
    ledger.isRemoved = try value(\.isRemoved)
    return ledger
  }

  /// What comes of one value; `nil` if both sides changed it in different ways.
  private func pick<Value: Equatable>(_ key: KeyPath<Ledger, Value>) -> Value? {
    let (one, other) = (ours[keyPath: key], theirs[keyPath: key])
    if one == other || other == base?[keyPath: key] { return one }
    return one == base?[keyPath: key] ? other : nil
  }

  private func value<Value: Equatable>(
    _ key: KeyPath<Ledger, Value>
  ) throws(Contradiction) -> Value {
    guard let value = pick(key) else { throw Contradiction() }
    return value
  }

  /// The steps of both sides, where both have taken some.
  private func table() throws(Contradiction) -> SourceTables? {
    if let table = pick(\.past.table) { return table }
    guard let mine = ours.past.table, let yours = theirs.past.table,
      let table = SourceTables.merged(base?.past.table, mine, yours)
    else { throw Contradiction() }
    return table
  }

  /// - Parameter merge: what comes of two values under one key that both sides changed.
  private func dictionary<Key: Hashable, Value: Equatable>(
    _ list: KeyPath<Ledger, [Key: Value]>,
    merge: (Key, Value, Value, Value) throws(Contradiction) -> Value = {
      _, _, _, _ throws(Contradiction) in throw Contradiction()
    }
  ) throws(Contradiction) -> [Key: Value] {
    let (one, other) = (ours[keyPath: list], theirs[keyPath: list])
    let old = base?[keyPath: list] ?? [:]
    var merged: [Key: Value] = [:]
    for key in Set(one.keys).union(other.keys) {
      let (mine, yours, before) = (one[key], other[key], old[key])
      if mine == yours || yours == before {
        merged[key] = mine
      } else if mine == before {
        merged[key] = yours
      } else if let mine, let yours, let before {
        merged[key] = try merge(key, before, mine, yours)
      } else {
        throw Contradiction()
      }
    }
    return merged
  }
}

// MARK: - Lists

extension LedgerMerge {
  /// Answers by their names, in the order of our side; what is a list is united.
  private func answers() throws(Contradiction) -> [Answer] {
    let byName = { (answers: [Answer]) in
      Dictionary(answers.map { ($0.name, $0.value) }) { first, _ in first }
    }
    let (one, other) = (byName(ours.answers), byName(theirs.answers))
    let old = byName(base?.answers ?? [])
    var answers: [Answer] = []
    for name in Self.united(old.keys.sorted(), ours.answers.map(\.name), theirs.answers.map(\.name))
    {
      let (mine, yours, before) = (one[name], other[name], old[name])
      if mine == yours || yours == before {
        answers += mine.map { [Answer(name: name, value: $0)] } ?? []
      } else if mine == before {
        answers += yours.map { [Answer(name: name, value: $0)] } ?? []
      } else if case .list(let mine) = mine, case .list(let yours) = yours {
        let before = if case .list(let list) = before { list } else { [String]() }
        answers.append(Answer(name: name, value: .list(Self.united(before, mine, yours))))
      } else {
        throw Contradiction()
      }
    }
    return answers
  }

  /// Lines by their places, in the order of our side.
  private func insertions() throws(Contradiction) -> [Insertion] {
    let all = try dictionary(\.insertions.byPlace)
    let places = Self.united([], ours.insertions.map(\.place), theirs.insertions.map(\.place))
    return places.compactMap { all[$0] }
  }

  private var leftOut: Set<ProjectPath> {
    let base = base?.leftOut ?? []
    return ours.leftOut.intersection(theirs.leftOut)
      .union(ours.leftOut.symmetricDifference(theirs.leftOut).subtracting(base))
  }

  /// What either side added, less what either took out.
  private static func united<Element: Hashable>(
    _ base: [Element], _ ours: [Element], _ theirs: [Element]
  ) -> [Element] {
    let (old, kept) = (Set(base), Set(theirs))
    let known = Set(ours)
    return ours.filter { !old.contains($0) || kept.contains($0) }
      + theirs.filter { !old.contains($0) && !known.contains($0) }
  }
}
