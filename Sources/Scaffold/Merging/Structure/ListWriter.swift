/// Writes a merged list with its commas, or a chain of calls.
struct ListWriter {
  private let merge: TreeMerge
  private let lists: EntryLists
  private let slots: [Slot]
  private let branches: [Branch]

  init(merge: TreeMerge, lists: EntryLists, slots: [Slot], _ branches: [Branch]) {
    (self.merge, self.lists, self.slots, self.branches) = (merge, lists, slots, branches)
  }

  func pieces() throws(Clash) -> [MergePiece] {
    var pieces: [MergePiece] = []
    var last: Text?
    for (index, slot) in slots.enumerated() {
      let isLast = index == slots.count - 1
      let parts = try self.parts(of: slot)
      let isNew = slot.base == nil && !(index > 0 && slot.follows(slots[index - 1]))
      let lead = self.lead(parts.lead, isNew: isNew, isFirst: index == 0, after: last)
      last = lead
      pieces += [.text(lead)] + parts.core
      if lists.kind == .list {
        pieces.append(.text(isLast ? endComma : parts.comma.isEmpty ? Self.comma : parts.comma))
      }
      pieces.append(.text(parts.tail))
    }
    return pieces
  }
}

extension ListWriter {
  private struct Parts {
    let lead: Text
    let core: [MergePiece]
    let comma: Text
    let tail: Text

    init(_ entry: Entry) {
      (lead, core, comma, tail) = (entry.lead, [.text(entry.core)], entry.comma, entry.tail)
    }

    init(lead: Text, core: [MergePiece], comma: Text, tail: Text) {
      (self.lead, self.core, self.comma, self.tail) = (lead, core, comma, tail)
    }
  }

  private func parts(of slot: Slot) throws(Clash) -> Parts {
    switch (slot.base, slot.disk, slot.wanted) {
    case (let base?, let disk?, let wanted?):
      let entries = (lists.base[base], lists.disk[disk], lists.wanted[wanted])
      return Parts(
        lead: try ThreeWay.gap(entries.0.lead, entries.1.lead, entries.2.lead),
        core: try merge.core(entries.0, entries.1, entries.2),
        comma: entries.1.comma.isEmpty ? entries.2.comma : entries.1.comma,
        tail: try ThreeWay.gap(entries.0.tail, entries.1.tail, entries.2.tail))
    case (nil, let disk?, let wanted?):
      guard lists.disk[disk].saysTheSame(as: lists.wanted[wanted]) else { throw .order }
      return Parts(lists.disk[disk])
    case (nil, let disk?, nil): return Parts(lists.disk[disk])
    case (nil, nil, let wanted?): return Parts(lists.wanted[wanted])
    default: throw .order
    }
  }

  private static let comma: Text = [UInt8(ascii: ",")]

  /// The text behind the last entry: a comma, if the lists have one there.
  private var endComma: Text {
    let ends = branches.filter { !$0.entries.isEmpty }.map {
      !($0.entries.last?.comma.isEmpty ?? true)
    }
    let hasComma =
      ends.count == 3 ? (ends[0] == ends[1] ? ends[2] : ends[1]) : ends.last ?? false
    return hasComma ? Self.comma : []
  }

  /// The blank space before an entry, as its new place wants it.
  private func lead(_ lead: Text, isNew: Bool, isFirst: Bool, after last: Text?) -> Text {
    guard lead.isBlank, lists.kind == .list else { return lead }
    if isFirst {
      let first = [lists.disk, lists.wanted].compactMap(\.first).map(\.lead)
      return first.contains(lead) ? lead : first.first { $0.isBlank } ?? lead
    }
    let isInLines = last?.contains(UInt8(ascii: "\n")) ?? false
    if isNew, let last, last.isBlank, isInLines != lead.contains(UInt8(ascii: "\n")),
      isInLines || !lists.disk.contains(where: { $0.lead.contains(UInt8(ascii: "\n")) })
    {
      return isInLines ? last : [UInt8(ascii: " ")]
    }
    return lead.isEmpty ? [UInt8(ascii: " ")] : lead
  }
}

extension Slot {
  /// True if it stands behind another one on its own side, too.
  fileprivate func follows(_ other: Slot) -> Bool {
    let isNext = { (one: Int?, other: Int?) in one != nil && one == other.map { $0 + 1 } }
    return isNext(disk, other.disk) || isNext(wanted, other.wanted)
  }
}
