/// Writes a merged list of members or statements. Where entries have lines of their own, what does not
/// go together becomes a choice of whole lines.
struct BlockWriter {
  private let merge: TreeMerge
  private let lists: EntryLists
  private let slots: [Slot]
  /// Where what is missing on the disk would stand there.
  private let start: Int
  private let ownsLines: Bool

  init(merge: TreeMerge, lists: EntryLists, slots: [Slot], _ branches: [Branch]) {
    (self.merge, self.lists, self.slots) = (merge, lists, slots)
    start = branches[1].start.endIndex
    ownsLines = branches.allSatisfy(\.ownsLines)
  }

  func pieces() throws(Clash) -> [MergePiece] {
    var pieces: [MergePiece] = []
    var place = start
    for (index, slot) in slots.enumerated() {
      if let inDisk = slot.disk { place = lists.disk[inDisk].text.startIndex }
      do throws(Clash) {
        pieces += try self.pieces(of: slot, at: index)
      } catch {
        guard ownsLines else { throw error }
        pieces += choice(of: slot, at: place, error)
      }
      if let inDisk = slot.disk { place = lists.disk[inDisk].text.endIndex }
    }
    return pieces
  }
}

extension BlockWriter {
  private func pieces(of slot: Slot, at index: Int) throws(Clash) -> [MergePiece] {
    switch (slot.base, slot.disk, slot.wanted) {
    case (let base?, let disk?, let wanted?):
      let entries = (lists.base[base], lists.disk[disk], lists.wanted[wanted])
      if let text = ThreeWay.pick(entries.0.text, entries.1.text, entries.2.text) {
        let isOfDisk = text == entries.1.text
        let lead = (isOfDisk ? entries.1 : entries.2).lead
        return [
          .text(self.lead(lead, isOfDisk ? [disk] : [], isOfDisk ? [] : [wanted], at: index)),
          .text(text.dropFirst(lead.count)),
        ]
      }
      let lead = try ThreeWay.gap(entries.0.lead, entries.1.lead, entries.2.lead)
      let tail = try ThreeWay.gap(entries.0.tail, entries.1.tail, entries.2.tail)
      return [.text(self.lead(lead, [disk], [wanted], at: index))]
        + (try merge.core(entries.0, entries.1, entries.2)) + [.text(tail)]
    case (nil, let disk?, let wanted?):
      let (ours, theirs) = (lists.disk[disk], lists.wanted[wanted])
      guard ours.saysTheSame(as: theirs) else { throw .order }
      return added(ours, [disk], [wanted], at: index)
    case (nil, let disk?, nil): return added(lists.disk[disk], [disk], [], at: index)
    case (nil, nil, let wanted?): return added(lists.wanted[wanted], [], [wanted], at: index)
    default: throw .order
    }
  }

  private func added(
    _ entry: Entry, _ disk: [Int], _ wanted: [Int], at index: Int
  ) -> [MergePiece] {
    [
      .text(lead(entry.lead, disk, wanted, at: index)),
      .text(entry.text.dropFirst(entry.lead.count)),
    ]
  }

  /// The blank line between two members: it comes with a neighbour, and goes with it.
  private func lead(_ lead: Text, _ disk: [Int], _ wanted: [Int], at index: Int) -> Text {
    let isBlankLine = lead.first == UInt8(ascii: "\n")
    if index == 0, isBlankLine, isTight(lists.disk) {
      return lead.drop { $0 == UInt8(ascii: "\n") }
    }
    let wasFirst = disk.contains(0) || wanted.contains(0)
    guard index > 0, wasFirst, !isBlankLine, lists.kind == .members,
      isSpaced(lists.disk) || isSpaced(lists.wanted)
    else { return lead }
    return Text([UInt8(ascii: "\n")] + lead)
  }

  private func isTight(_ entries: [Entry]) -> Bool {
    entries.first.map { $0.lead.first != UInt8(ascii: "\n") } ?? true
  }

  private func isSpaced(_ entries: [Entry]) -> Bool {
    entries.count > 1 && entries[1].lead.first == UInt8(ascii: "\n")
  }

  /// The choice for someone to make, where texts do not go together.
  private func choice(of slot: Slot, at place: Int, _ clash: Clash) -> [MergePiece] {
    let base = slot.base.map { lists.base[$0].text } ?? []
    let disk = slot.disk.map { lists.disk[$0].text } ?? []
    let wanted = slot.wanted.map { lists.wanted[$0].text } ?? []
    let whole = MergePiece.choice(
      MergePiece.Choice(
        base: base, disk: disk, wanted: wanted, place: place, renamed: clash.renamed))
    guard clash == .order, slot.base != nil, slot.disk != nil, slot.wanted != nil else {
      return [whole]
    }
    let lines = LineMerge.pieces(base: base, disk: disk, wanted: wanted)
    return lines.text == nil ? lines : [whole]
  }
}
