import SwiftReading

/// Merges texts by what they are made of: lists of entries, each of which is merged by its parts.
struct TreeMerge {
  let language: Language
  /// How many lists stand around those that are merged. Cases and chains of calls are lists too, so that
  /// there are more of them than brackets.
  var level = 0
  /// The names that each side renamed in the scopes around.
  var names = Renaming()

  /// - Throws: `Clash` for texts whose structure does not say how they go together.
  static func pieces(
    base: SwiftSource, disk: SwiftSource, wanted: SwiftSource, language: Language, level: Int = 0
  ) throws(Clash) -> [MergePiece] {
    try TreeMerge(language: language, level: level).merge(
      CodeReader.branch(of: base), CodeReader.branch(of: disk), CodeReader.branch(of: wanted))
  }
}

// MARK: - Branches

extension TreeMerge {
  func merge(_ base: Branch, _ disk: Branch, _ wanted: Branch) throws(Clash) -> [MergePiece] {
    if let text = ThreeWay.pick(base.text, disk.text, wanted.text) { return [.text(text)] }
    let kinds = [base, disk, wanted].filter { !$0.entries.isEmpty }.map(\.kind)
    guard let kind = kinds.first, kinds.allSatisfy({ $0 == kind }) else { throw .order }
    let lists = EntryLists(base, disk, wanted, language: language)
    var inner = self
    if lists.kind != .list, lists.kind != .chain {
      let names = try NameClash.check(
        NameScope(of: base), NameScope(of: disk), NameScope(of: wanted))
      inner.names = self.names.adding(names)
    }
    let slots =
      lists.isOrdered
      ? try SequenceMerge.slots(of: lists, inner.names) : try Arrangement.slots(of: lists)
    let open = try opening(base, disk, wanted, isEmpty: slots.isEmpty)
    let header = try items(base.header, disk.header, wanted.header, isHead: false)
    let start = try ThreeWay.gap(base.start, disk.start, wanted.start)
    let middle =
      kind == .list || kind == .chain
      ? try ListWriter(merge: inner, lists: lists, slots: slots, [base, disk, wanted]).pieces()
      : try BlockWriter(merge: inner, lists: lists, slots: slots, [base, disk, wanted]).pieces()
    let end = try ThreeWay.gap(base.end, disk.end, wanted.end)
    return [.text(open)] + header + [.text(start)] + middle + [.text(end), .text(disk.close)]
  }

  /// The colon before inherited types comes and goes with them.
  private func opening(
    _ base: Branch, _ disk: Branch, _ wanted: Branch, isEmpty: Bool
  ) throws(Clash) -> Text {
    let all = [base.open, disk.open, wanted.open]
    if all.contains(where: { $0.says(":") }) {
      return isEmpty ? all[0][..<all[0].startIndex] : Array(":".utf8)[...]
    }
    guard all[0] == all[1], all[1] == all[2] else { throw .order }
    return disk.open
  }
}

// MARK: - Entries

extension TreeMerge {
  /// An entry that all three texts have, without the blank space around it.
  func core(_ base: Entry, _ disk: Entry, _ wanted: Entry) throws(Clash) -> [MergePiece] {
    if let text = ThreeWay.pick(base.core, disk.core, wanted.core) { return [.text(text)] }
    var inner = self
    inner.names = names.adding(
      try NameClash.check(NameScope(of: base), NameScope(of: disk), NameScope(of: wanted)))
    return try inner.items(
      base.items, disk.items, wanted.items,
      isHead: base.isHead && disk.isHead && wanted.isHead)
  }

  /// - Parameter isHead: whether the items declare a type or a function, so that what stands before the
  ///   name has nothing to do with what stands behind it.
  func items(
    _ base: [Item], _ disk: [Item], _ wanted: [Item], isHead: Bool
  ) throws(Clash) -> [MergePiece] {
    var outline = Outline()
    let numbers = (
      outline.numbers(of: base), outline.numbers(of: disk), outline.numbers(of: wanted)
    )
    let toDisk = ItemMap(from: numbers.0, to: numbers.1)
    let toWanted = ItemMap(from: numbers.0, to: numbers.2)
    if numbers.0 == numbers.1 {
      return try weave(base, disk, wanted, toDisk, toWanted, frame: .wanted, isHead)
    }
    if numbers.0 == numbers.2 {
      return try weave(base, disk, wanted, toDisk, toWanted, frame: .disk, isHead)
    }
    guard isHead else { throw .order }
    return try header(base, disk, wanted, toDisk, toWanted)
  }

  private enum Frame {
    case disk, wanted
  }

  /// Merges items of which only one side has others than the base.
  private func weave(
    _ base: [Item], _ disk: [Item], _ wanted: [Item], _ toDisk: ItemMap, _ toWanted: ItemMap,
    frame: Frame, _ isHead: Bool
  ) throws(Clash) -> [MergePiece] {
    let (frameItems, other) = frame == .disk ? (disk, wanted) : (wanted, disk)
    let map = frame == .disk ? toDisk : toWanted
    for index in base.indices where map.places[index] == nil {
      // What is gone must not have been changed.
      guard base[index].text == other[index].text, base[index].gap.isSame(as: other[index].gap)
      else { throw .order }
    }
    let back = map.inverse(count: frameItems.count)
    guard isHead || !Self.shareLine(base, frameItems, other, back) else { throw .order }
    var pieces: [MergePiece] = []
    for (index, item) in frameItems.enumerated() {
      guard let origin = back[index] else {
        pieces += [.text(item.gap), .text(item.text)]
        continue
      }
      let (ours, theirs) = frame == .disk ? (item, other[origin]) : (other[origin], item)
      if base[origin].text != other[origin].text, !map.isSure(origin) { throw .order }
      pieces += try self.item(base[origin], ours, theirs)
    }
    return pieces
  }

  /// True if both sides changed something in the lines of a statement that are not within brackets
  /// of their own.
  private static func shareLine(
    _ base: [Item], _ frame: [Item], _ other: [Item], _ back: [Int?]
  ) -> Bool {
    let isLong = { (item: Item) in item.text.contains(UInt8(ascii: "\n")) }
    var framed = Set(frame.indices.filter { back[$0] == nil }.map { -1 - $0 })
    if back.compactMap(\.self).count < base.count { framed.insert(base.count) }
    var others: Set<Int> = []
    for (index, item) in frame.enumerated() {
      guard let origin = back[index], item.text != other[origin].text, !isLong(base[origin]) else {
        continue
      }
      if item.text != base[origin].text { framed.insert(origin) }
      if other[origin].text != base[origin].text { others.insert(origin) }
    }
    return !others.isEmpty && !framed.isEmpty && framed.union(others).count > 1
  }

  private func item(_ base: Item, _ disk: Item, _ wanted: Item) throws(Clash) -> [MergePiece] {
    let gap = MergePiece.text(try ThreeWay.gap(base.gap, disk.gap, wanted.gap))
    switch (base.kind, disk.kind, wanted.kind) {
    case (.branch(let base), .branch(let disk), .branch(let wanted)):
      guard level < SwiftSource.deepest else { throw .order }
      return [gap]
        + (try TreeMerge(language: language, level: level + 1, names: names).merge(
          base, disk, wanted))
    case (.literal(let base), .literal(let disk), .literal(let wanted)):
      return [gap] + (try LiteralMerge.pieces(base, disk, wanted, in: self))
    default:
      guard let text = ThreeWay.pick(base.text, disk.text, wanted.text) else { throw .order }
      return [gap, .text(text)]
    }
  }

  /// Merges the head of a declaration that both sides changed, in different parts of it: what stands
  /// before the word that declares, between two brackets, behind them.
  private func header(
    _ base: [Item], _ disk: [Item], _ wanted: [Item], _ toDisk: ItemMap, _ toWanted: ItemMap
  ) throws(Clash) -> [MergePiece] {
    var pieces: [MergePiece] = []
    var (i, j, k) = (0, 0, 0)
    for index in base.indices + [base.count] {
      let isEnd = index == base.count
      let isBorder = isEnd || base[index].isBorder
      guard isBorder else { continue }
      guard let inDisk = isEnd ? disk.count : toDisk.places[index],
        let inWanted = isEnd ? wanted.count : toWanted.places[index], inDisk >= j, inWanted >= k
      else { throw .order }
      pieces += try items(
        Array(base[i..<index]), Array(disk[j..<inDisk]), Array(wanted[k..<inWanted]),
        isHead: false)
      if !isEnd { pieces += try item(base[index], disk[inDisk], wanted[inWanted]) }
      (i, j, k) = (index + 1, inDisk + 1, inWanted + 1)
    }
    return pieces
  }
}

extension Entry {
  /// True if it declares a type or a function.
  fileprivate var isHead: Bool {
    guard isDeclaration, let word = key?.split(separator: " ").first(where: { $0 != "static" })
    else { return false }
    return !["var", "case", "import", "#"].contains(word)
  }
}

extension Item {
  /// True if what stands before it in a declaration has nothing to do with what follows.
  fileprivate var isBorder: Bool {
    switch kind {
    case .branch: true
    case .token(let text): Self.declaring.contains(text.string)
    case .literal: false
    }
  }

  private static let declaring: Set<String> = [
    "actor", "class", "enum", "extension", "func", "let", "protocol", "struct", "var",
  ]
}

extension Text {
  /// True if two gaps have the same comments.
  fileprivate func isSame(as other: Text) -> Bool {
    self == other || isBlank && other.isBlank
  }
}
