import Ground
import SwiftReading

/// A file in which a merge has left conflicts, taken apart into what both sides say.
package struct ConflictedText: Sendable {
  private let parts: [Part]

  /// - Returns: `nil` if nothing is in conflict.
  package init?(_ bytes: [UInt8]) {
    guard bytes.withUnsafeBufferPointer(TextSearch.conflictMark.isIn) else { return nil }
    var reader = ConflictReader()
    for (index, line) in ByteLines(bytes[...]).enumerated() { reader.read(line, index + 1) }
    parts = reader.finish()
    guard parts.contains(where: { $0.conflict != nil }) else { return nil }
  }
}

extension ConflictedText {
  /// The parts of a file, one after another.
  enum Part: Sendable {
    case text(Text)
    case conflict(Sides)

    var conflict: Sides? { if case .conflict(let sides) = self { sides } else { nil } }
  }

  /// The texts of two sides in one place.
  struct Sides: Sendable {
    /// The first line of the conflict, from one.
    var line: Int
    var ours: Text = []
    /// The common base; `nil` where the merge did not name it.
    var base: Text?
    var theirs: Text = []
    /// All of it, markers too.
    var whole: Text = []
  }

  /// The lines at which conflicts begin, from one.
  package var lines: [Int] { parts.compactMap { $0.conflict?.line } }

  /// The file as one side has it.
  package var ours: [UInt8] { text { $0.ours } }
  package var theirs: [UInt8] { text { $0.theirs } }

  /// The common base, where the merge names it everywhere.
  package var base: [UInt8]? {
    guard parts.allSatisfy({ $0.conflict.map { $0.base != nil } ?? true }) else { return nil }
    return text { $0.base ?? [] }
  }

  /// The common text of both sides. It stands for the base, where nobody knows that:
  /// what either has besides is then new.
  package var common: [UInt8] {
    text { sides in
      let (ours, theirs) = (sides.ours.lines, sides.theirs.lines)
      var numbering = Numbering<Text>()
      let places = Matching(
        from: numbering.numbers(of: ours), to: numbering.numbers(of: theirs)
      ).places
      return zip(ours, places).reduce(into: []) { if $1.1 != nil { $0 += $1.0 } }
    }
  }

  /// The file with something else in the place of each conflict; `nil` if there is nothing for one.
  ///
  /// - Parameter choose: takes what we say, what both started from, and what they say.
  package func settled(
    _ choose: (_ ours: [UInt8], _ base: [UInt8], _ theirs: [UInt8]) -> [UInt8]?
  ) -> [UInt8]? {
    var text: Text = []
    for part in parts {
      switch part {
      case .text(let part): text += part
      case .conflict(let sides):
        guard let base = sides.base,
          let choice = choose(Array(sides.ours), Array(base), Array(sides.theirs))
        else { return nil }
        text += choice
      }
    }
    return Array(text)
  }

  private func text(_ side: (Sides) -> Text) -> [UInt8] {
    parts.reduce(into: []) { text, part in
      switch part {
      case .text(let part): text += part
      case .conflict(let sides): text += side(sides)
      }
    }
  }
}

// MARK: - Between markers

extension ConflictedText {
  /// The file with the lines of both sides wherever a conflict is between `// scaffold:NAME` and
  /// `// scaffold:end`; all other conflicts are left as they are.
  package var unitedBetweenMarkers: [UInt8] {
    var isOpen = false
    var text: [UInt8] = []
    for part in parts {
      switch part {
      case .text(let part):
        text += part
        if let name = part.lines.compactMap(MarkedLines.name).last { isOpen = !name.says("end") }
      case .conflict(let sides):
        text += isOpen ? MarkedLines.united(sides.ours, sides.theirs) ?? sides.whole : sides.whole
      }
    }
    return text
  }
}

/// Takes a file apart, line by line.
private struct ConflictReader {
  private var parts: [ConflictedText.Part] = []
  private var text: Text = []
  private var open: (sides: ConflictedText.Sides, side: Side)?

  private enum Side { case ours, base, theirs }

  mutating func read(_ line: Text, _ number: Int) {
    guard var (sides, side) = open else {
      guard ConflictMarkers.opens(line, with: "<") else {
        text += line
        return
      }
      open = (ConflictedText.Sides(line: number, whole: line), .ours)
      return
    }
    // Else each line would copy all lines before it.
    open = nil
    sides.whole += line
    if side == .ours, ConflictMarkers.opens(line, with: "|") {
      (side, sides.base) = (.base, [])
    } else if side != .theirs, ConflictMarkers.isRow(line, of: "=") {
      side = .theirs
    } else if side == .theirs, ConflictMarkers.opens(line, with: ">") {
      parts += [.text(text), .conflict(sides)]
      (text, open) = ([], nil)
      return
    } else {
      switch side {
      case .ours: sides.ours += line
      case .base: sides.base? += line
      case .theirs: sides.theirs += line
      }
    }
    open = (sides, side)
  }

  /// The parts at the end: a conflict that is never closed is none.
  func finish() -> [ConflictedText.Part] {
    parts + [.text(text + (open?.sides.whole ?? []))]
  }
}
