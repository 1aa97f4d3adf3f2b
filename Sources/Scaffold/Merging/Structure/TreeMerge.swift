/// Merges texts by what they are made of: lists of entries, each of which is merged by its parts.
struct TreeMerge {
  let language: Language
  /// How many lists stand around those that are merged. Cases and chains of calls are lists too, so that
  /// there are more of them than brackets.
  var level = 0

  /// - Returns: `nil` for texts that have no structure, or none that tells how they go together.
  static func pieces(
    base: Text, disk: Text, wanted: Text, language: Language, level: Int = 0
  ) -> [MergePiece]? {
    guard let old = CodeReader.branch(base), let ours = CodeReader.branch(disk),
      let theirs = CodeReader.branch(wanted)
    else { return nil }
    return try? TreeMerge(language: language, level: level).merge(old, ours, theirs)
  }
}

// MARK: - Branches

extension TreeMerge {
  func merge(_ base: Branch, _ disk: Branch, _ wanted: Branch) throws(Clash) -> [MergePiece] {
    if let text = ThreeWay.pick(base.text, disk.text, wanted.text) { return [.text(text)] }
    let kinds = [base, disk, wanted].filter { !$0.entries.isEmpty }.map(\.kind)
    guard let kind = kinds.first, kinds.allSatisfy({ $0 == kind }) else { throw .mixed }
    let lists = EntryLists(base, disk, wanted, language: language)
    let slots = try Arrangement.slots(of: lists)
    let open = try opening(base, disk, wanted, isEmpty: slots.isEmpty)
    let header = try items(base.header, disk.header, wanted.header, isDeclaration: false)
    let start = try ThreeWay.gap(base.start, disk.start, wanted.start)
    let middle =
      kind == .list || kind == .chain
      ? try ListWriter(merge: self, lists: lists, slots: slots, [base, disk, wanted]).pieces()
      : try BlockWriter(merge: self, lists: lists, slots: slots, [base, disk, wanted]).pieces()
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
    guard all[0] == all[1], all[1] == all[2] else { throw .mixed }
    return disk.open
  }
}

// MARK: - Entries

extension TreeMerge {
  /// An entry that all three texts have, without the blank space around it.
  func core(_ base: Entry, _ disk: Entry, _ wanted: Entry) throws(Clash) -> [MergePiece] {
    if let text = ThreeWay.pick(base.core, disk.core, wanted.core) { return [.text(text)] }
    return try items(
      base.items, disk.items, wanted.items,
      isDeclaration: base.isDeclaration && disk.isDeclaration && wanted.isDeclaration)
  }

  func items(
    _ base: [Item], _ disk: [Item], _ wanted: [Item], isDeclaration: Bool
  ) throws(Clash) -> [MergePiece] {
    var outline = Outline()
    let numbers = (
      outline.numbers(of: base), outline.numbers(of: disk), outline.numbers(of: wanted)
    )
    let toDisk = ItemMap(from: numbers.0, to: numbers.1)
    let toWanted = ItemMap(from: numbers.0, to: numbers.2)
    if numbers.0 == numbers.1 {
      return try weave(base, disk, wanted, toDisk, toWanted, frame: .wanted)
    }
    if numbers.0 == numbers.2 {
      return try weave(base, disk, wanted, toDisk, toWanted, frame: .disk)
    }
    guard isDeclaration else { throw .mixed }
    return try header(base, disk, wanted, toDisk, toWanted)
  }

  private enum Frame {
    case disk, wanted
  }

  /// Merges items of which only one side has others than the base.
  private func weave(
    _ base: [Item], _ disk: [Item], _ wanted: [Item], _ toDisk: ItemMap, _ toWanted: ItemMap,
    frame: Frame
  ) throws(Clash) -> [MergePiece] {
    let (frameItems, other) = frame == .disk ? (disk, wanted) : (wanted, disk)
    let map = frame == .disk ? toDisk : toWanted
    for index in base.indices where map.places[index] == nil {
      // What is gone must not have been changed.
      guard base[index].text == other[index].text, base[index].gap.isSame(as: other[index].gap)
      else { throw .contrary }
    }
    let back = map.inverse(count: frameItems.count)
    var pieces: [MergePiece] = []
    for (index, item) in frameItems.enumerated() {
      guard let origin = back[index] else {
        pieces += [.text(item.gap), .text(item.text)]
        continue
      }
      let (ours, theirs) = frame == .disk ? (item, other[origin]) : (other[origin], item)
      if base[origin].text != other[origin].text, !map.isSure(origin) { throw .mixed }
      pieces += try self.item(base[origin], ours, theirs)
    }
    return pieces
  }

  private func item(_ base: Item, _ disk: Item, _ wanted: Item) throws(Clash) -> [MergePiece] {
    let gap = MergePiece.text(try ThreeWay.gap(base.gap, disk.gap, wanted.gap))
    switch (base.kind, disk.kind, wanted.kind) {
    case (.branch(let base), .branch(let disk), .branch(let wanted)):
      guard level < Units.deepest else { throw .mixed }
      return [gap]
        + (try TreeMerge(language: language, level: level + 1).merge(base, disk, wanted))
    case (.literal(let base), .literal(let disk), .literal(let wanted)):
      return [gap] + (try LiteralMerge.pieces(base, disk, wanted, in: self))
    default:
      guard let text = ThreeWay.pick(base.text, disk.text, wanted.text) else { throw .mixed }
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
      else { throw .mixed }
      pieces += try items(
        Array(base[i..<index]), Array(disk[j..<inDisk]), Array(wanted[k..<inWanted]),
        isDeclaration: false)
      if !isEnd { pieces += try item(base[index], disk[inDisk], wanted[inWanted]) }
      (i, j, k) = (index + 1, inDisk + 1, inWanted + 1)
    }
    return pieces
  }
}

extension Item {
  /// Whether what stands before it in a declaration has nothing to do with what follows.
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
  /// Whether two gaps have the same comments.
  fileprivate func isSame(as other: Text) -> Bool {
    self == other || isBlank && other.isBlank
  }
}
