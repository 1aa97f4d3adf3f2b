import Ground

/// Settles what stands between `// scaffold:NAME` and `// scaffold:end` before the rest of a file is
/// merged: these lines are a sorted set, to which both sides add and from which both take away.
enum MarkedLines {
  /// The three texts, with the same merged lines between the markers of each.
  static func settled(base: Text, disk: Text, wanted: Text) -> (
    base: Text, disk: Text, wanted: Text
  ) {
    let places = [base, disk, wanted].map(regions)
    var texts = [base, disk, wanted]
    var splices: [[(range: Range<Int>, text: Text)]] = [[], [], []]
    for (name, range) in places[0] {
      guard let here = places[1][name], let there = places[2][name],
        let lines = merged(base[range].lines, disk[here].lines, wanted[there].lines)
      else { continue }
      let text = lines.reduce(into: Text()) { $0 += $1 }
      for (index, range) in [range, here, there].enumerated() {
        splices[index].append((range, text))
      }
    }
    for index in texts.indices {
      for splice in splices[index].sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        texts[index].replaceSubrange(splice.range, with: splice.text)
      }
    }
    return (texts[0], texts[1], texts[2])
  }
}

extension MarkedLines {
  /// The stretches between markers, by the names of these. What is doubled or open is none.
  private static func regions(of text: Text) -> [Text: Range<Int>] {
    var regions: [Text: Range<Int>] = [:]
    var doubled: Set<Text> = []
    var open: (name: Text, start: Int)?
    for line in text.lines {
      guard let name = name(ofMarker: line) else { continue }
      if name.says("end") {
        if let open, regions.updateValue(open.start..<line.startIndex, forKey: open.name) != nil {
          doubled.insert(open.name)
        }
        open = nil
      } else {
        open = (name, line.endIndex)
      }
    }
    return regions.filter { !doubled.contains($0.key) }
  }

  /// `modules` in `  // scaffold:modules`
  static func name(ofMarker line: Text) -> Text? {
    let text = line.trimmed
    let sign = text.prefix { !$0.isLetter }
    guard sign.contains(UInt8(ascii: "/")) || sign.contains(UInt8(ascii: "#")) else { return nil }
    let rest = text.dropFirst(sign.count)
    guard rest.starts(with: "scaffold:".utf8) else { return nil }
    let name = rest.dropFirst("scaffold:".utf8.count)
    return name.isEmpty || name.contains(UInt8(ascii: " ")) ? nil : name
  }

  /// The lines of both sides, each once, in the order that the tool gives them.
  ///
  /// - Returns: `nil` where they are not lines of their own, but parts of a longer entry.
  static func united(_ ours: Text, _ theirs: Text) -> Text? {
    var lines = ours.lines
    var known = Set(lines.map(\.trimmed))
    for line in theirs.lines where known.insert(line.trimmed).inserted {
      let place = lines.firstIndex { line.trimmed.precedes($0.trimmed) }
      lines.insert(line, at: place ?? lines.count)
    }
    guard lines.allSatisfy({ name(ofMarker: $0) == nil && $0.hasWholeBrackets }) else { return nil }
    return lines.reduce(into: []) { $0 += $1 }
  }

  /// - Returns: `nil` where both sides changed the same line.
  private static func merged(_ base: [Text], _ disk: [Text], _ wanted: [Text]) -> [Text]? {
    let sets = [base, disk, wanted].map { Set($0.map(\.trimmed)) }
    guard zip(sets, [base, disk, wanted]).allSatisfy({ $0.count == $1.count }) else { return nil }
    let (old, ours, theirs) = (sets[0], sets[1], sets[2])
    let areEditedTwice = !old.subtracting(ours).isDisjoint(with: old.subtracting(theirs))
    let (new, newThere) = (ours.subtracting(old), theirs.subtracting(old).subtracting(ours))
    guard !areEditedTwice || new.isEmpty && newThere.isEmpty,
      Set(new.map(key)).isDisjoint(with: newThere.map(key))
    else { return nil }
    var lines = disk.filter { !old.contains($0.trimmed) || theirs.contains($0.trimmed) }
    let isSorted = isSorted(disk) && isSorted(wanted)
    for (index, line) in wanted.enumerated() where newThere.contains(line.trimmed) {
      let isBefore: (Text) -> Bool = { line.trimmed.precedes($0.trimmed) }
      let above = wanted[..<index].last.flatMap { above in
        lines.firstIndex { $0.trimmed == above.trimmed }
      }
      let place = isSorted ? lines.firstIndex(where: isBefore) : above.map { $0 + 1 } ?? 0
      lines.insert(line, at: place ?? lines.count)
    }
    return lines
  }

  private static func isSorted(_ lines: [Text]) -> Bool {
    zip(lines, lines.dropFirst()).allSatisfy { !$1.trimmed.precedes($0.trimmed) }
  }

  /// The name in a line: the module whose line it is.
  private static func key(_ line: Text) -> Text {
    let quotes = line.indices.filter { line[$0] == UInt8(ascii: "\"") }
    if quotes.count > 1 { return line[...quotes[1]] }
    return line.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ":") }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}

extension Text {
  fileprivate var hasWholeBrackets: Bool {
    var depth = 0
    for byte in self {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  fileprivate func precedes(_ other: Text) -> Bool { lexicographicallyPrecedes(other) }
}
