import Ground
import Merging
import SwiftReading

/// Values of samples that people have changed, where the template gives others beside them: each is
/// reported by its label, or by its place where people have changed the labels, and what somebody
/// wrote there stays.
struct EditedSamples {
  /// The merged text.
  let contents: [UInt8]

  /// - Returns: `nil` where that does not settle all conflicts of a merge.
  init?(settling merge: Merge, at path: ProjectPath) {
    let isOfSamples =
      path.folders.contains { $0.name == "LocalServer" }
      || ["Samples.swift", "Previews.swift"].contains(where: path.name.hasSuffix)
    guard isOfSamples, !merge.conflicts.isEmpty, merge.unusable.isEmpty,
      let conflict = ConflictedText(merge.contents),
      let contents = conflict.settled(Self.merged)
    else { return nil }
    self.contents = contents
  }

  /// `title: "A",`
  private struct Line {
    let label: String
    let value: String
    let text: String

    init?(_ bytes: ArraySlice<UInt8>) {
      text = String(decoding: bytes, as: UTF8.self)
      let trimmed = text.trimmed
      guard let colon = trimmed.firstIndex(of: ":") else { return nil }
      label = String(trimmed[..<colon])
      let rest = String(trimmed[trimmed.index(after: colon)...]).trimmed
      value = rest.hasSuffix(",") ? String(rest.dropLast()) : rest
      let source = SwiftSource(Array(value.utf8))
      let depths = source.tokens.indices.reduce(0) { depth, index in
        depth + (["(", "[", "{"].contains(source[index]) ? 1 : 0)
          - ([")", "]", "}"].contains(source[index]) ? 1 : 0)
      }
      let isLabel = label.allSatisfy { $0.isLetter || $0.isNumber || "_\"`".contains($0) }
      guard isLabel, !label.isEmpty, !value.isEmpty, depths == 0 else { return nil }
    }

    /// The value where somebody has this one and the template had and has others; `nil` where it gives
    /// something of another kind now.
    func value(_ before: Line, _ wanted: Line) -> String? {
      if value == before.value || value == wanted.value { return wanted.value }
      return wanted.value == before.value || wanted.shape == before.shape ? value : nil
    }

    /// The value without what it is a value of.
    var shape: String {
      let source = SwiftSource(Array(value.utf8))
      return source.tokens.indices.map { index in
        let isNumber = source[index].first?.isNumber ?? false
        return source.tokens[index].kind == .literal ? "l" : isNumber ? "n" : source[index]
      }.joined(separator: " ")
    }
  }

  private static func merged(
    _ ours: [UInt8], _ base: [UInt8], _ theirs: [UInt8]
  ) -> [UInt8]? {
    let sides = [ours, base, theirs].map { $0.lines.map(Line.init) }
    guard sides.allSatisfy({ !$0.contains { $0 == nil } }) else { return nil }
    let lines = sides.map { $0.compactMap(\.self) }
    let labels = lines.map { Set($0.map(\.label)) }
    guard zip(labels, lines).allSatisfy({ $0.count == $1.count }) else { return nil }
    let known = lines.map { Dictionary($0.map { ($0.label, $0) }) { first, _ in first } }
    let isByPlace = labels[0] != labels[1]
    if isByPlace {
      let isSame = lines[1].map(\.label) == lines[2].map(\.label)
      guard isSame, lines[0].count == lines[1].count else { return nil }
    }
    var result = ""
    for (index, line) in lines[2].enumerated() {
      let mine = isByPlace ? lines[0][index] : known[0][line.label]
      guard let mine, let before = known[1][line.label] else {
        result += line.text
        continue
      }
      guard let value = mine.value(before, line) else { return nil }
      // What is ours keeps its label.
      let text = isByPlace ? mine : line
      result += text.text.replacing(text.value, with: value, maxReplacements: 1)
    }
    return Array(result.utf8)
  }
}
