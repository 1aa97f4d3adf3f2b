import Ground
import Merging
import Model
import Templates

/// Makes one ledger of three: what both sides recorded, each under its key.
package struct LedgerMerge {
  /// The common base; `nil` where one of them is new.
  let base: Ledger?
  let ours: Ledger
  let theirs: Ledger
}

extension LedgerMerge {
  /// - Returns: the text of the ledger; `nil` where the sides recorded different things under one key,
  ///   or are no ledgers.
  package static func text(
    base: [UInt8]?, ours: [UInt8], theirs: [UInt8], at path: ProjectPath
  ) -> [UInt8]? {
    let read = { (bytes: [UInt8]) in
      try? Ledger(JSONSource(file: path.text, bytes: bytes), in: path.folder)
    }
    guard let ours = read(ours), let theirs = read(theirs) else { return nil }
    // Whichever side is ours, the same comes of it.
    let isTurned = theirs.text(in: path.folder) < ours.text(in: path.folder)
    let merge = LedgerMerge(
      base: base.flatMap(read), ours: isTurned ? theirs : ours, theirs: isTurned ? ours : theirs)
    return merge.merged()?.text(in: path.folder).bytes(as: "\n")
  }

  /// - Returns: the ledger with what is generated as texts alone go together; `nil` where the sides
  ///   recorded different things under one key.
  func merged() -> Ledger? {
    guard ours.template == theirs.template, var ledger = mergedBesidesFiles() else { return nil }
    let merge = AnswersMerge(
      base: base?.answers ?? [], one: ours.answers, other: theirs.answers, fields: [])
    let (answers, disputed) = merge.merged()
    guard disputed.isEmpty else { return nil }
    ledger.answers = answers
    do {
      ledger.files = try dictionary(\.files) { path, base, ours, theirs throws(Contradiction) in
        let merge = Merge(
          base: Array(base.utf8), disk: Array(ours.utf8), wanted: Array(theirs.utf8), path: path,
          labels: .branches)
        guard merge.conflicts.isEmpty else { throw Contradiction() }
        return String(decoding: merge.contents, as: UTF8.self)
      }
      ledger.insertions = try insertions()
      ledger.past.names = try dictionary(\.past.names)
      ledger.past.table = try table()
      ledger.past.recording = try value(\.past.recording)
      ledger.past.parts = parts
      ledger.past.added = united(ours.past.added, theirs.past.added, from: base?.past.added)
    } catch { return nil }
    return ledger
  }

  /// - Returns: ours, but for the answers and for what is made from them, with what both recorded.
  func mergedBesidesFiles() -> Ledger? {
    var ledger = ours
    ledger.tool = pick(\.tool) ?? max(ours.tool, theirs.tool)
    // Of a digest that is no template's, `status` examines the files themselves.
    ledger.digest = pick(\.digest) ?? max(ours.digest, theirs.digest)
    do {
      ledger.endings = try dictionary(\.endings)
      ledger.edits = try dictionary(\.edits)
      ledger.isRemoved = try value(\.isRemoved)
    } catch { return nil }
    ledger.leftOut = leftOut
    return ledger
  }

  /// Both sides recorded something, and not the same.
  private struct Contradiction: Error {}

  /// The merge of one value; `nil` if both sides changed it in different ways.
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
  /// Lines by their places, in the order of our side.
  private func insertions() throws(Contradiction) -> [Insertion] {
    let all = try dictionary(\.insertions.byPlace)
    let places = ours.insertions.map(\.place).united(with: theirs.insertions.map(\.place), from: [])
    return places.compactMap { all[$0] }
  }

  private var leftOut: Set<ProjectPath> {
    united(ours.leftOut, theirs.leftOut, from: base?.leftOut)
  }

  /// All, where one side has them all.
  var parts: Set<String>? {
    guard let ours = ours.past.parts, let theirs = theirs.past.parts else { return nil }
    return united(ours, theirs, from: base?.past.parts)
  }

  /// The additions of either, without what either took out.
  private func united<Element>(
    _ one: Set<Element>, _ other: Set<Element>, from base: Set<Element>?
  ) -> Set<Element> {
    one.intersection(other).union(one.symmetricDifference(other).subtracting(base ?? []))
  }
}
