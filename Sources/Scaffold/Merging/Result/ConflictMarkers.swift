import Ground
import SwiftReading

/// The lines that part the sides of a conflict in a file.
package enum ConflictMarkers {
  /// The lines at which conflicts begin that nobody has solved yet, counted from one.
  package static func lines(in bytes: [UInt8]) -> [Int] { places(in: bytes).map(\.line) }

  /// The conflicts that nobody has solved yet.
  ///
  /// A conflict is all of its lines in order: a row of `=` alone is a heading of Markdown.
  package static func places(in bytes: [UInt8]) -> [ConflictPlace] {
    guard bytes.withUnsafeBufferPointer(TextSearch.conflictMark.isIn) else { return [] }
    var found: [ConflictPlace] = []
    var start: ConflictPlace?
    var isParted = false
    for (index, line) in ByteLines(bytes[...]).enumerated() {
      if opens(line, with: "<") {
        let isOfUpdate = line.dropFirst(8).prefix { !$0.isLineEnd }.elementsEqual(ofUpdate)
        (start, isParted) = (ConflictPlace(line: index + 1, isOfUpdate: isOfUpdate), false)
      } else if start != nil, isRow(line, of: "=") {
        isParted = true
      } else if let place = opens(line, with: ">") ? start : nil, isParted {
        found.append(place)
        start = nil
      }
    }
    return found
  }

  /// The words behind the first marker of a conflict that an update has left.
  private static let ofUpdate = Array(MergeLabels.generated.disk.utf8)

  static func text(of choice: MergePiece.Choice, _ labels: MergeLabels) -> [UInt8] {
    let sides: [(String, ArraySlice<UInt8>)] = [
      ("<<<<<<< \(labels.disk)\n", choice.disk),
      ("||||||| \(labels.base)\n", choice.base),
      ("=======\n", choice.wanted),
      (">>>>>>> \(labels.wanted)\n", []),
    ]
    return sides.reduce(into: []) { text, side in
      text += side.0.utf8
      text += side.1
    }
  }
}

extension ConflictMarkers {
  /// True if a line is seven signs, and perhaps a name behind a space.
  static func opens(_ line: ArraySlice<UInt8>, with sign: Unicode.Scalar) -> Bool {
    guard isSeven(sign, at: line) else { return false }
    let rest = line.dropFirst(7)
    return rest.allSatisfy { $0.isLineEnd } || rest.first == UInt8(ascii: " ")
  }

  static func isRow(_ line: ArraySlice<UInt8>, of sign: Unicode.Scalar) -> Bool {
    isSeven(sign, at: line) && line.dropFirst(7).allSatisfy { $0.isLineEnd }
  }

  private static func isSeven(_ sign: Unicode.Scalar, at line: ArraySlice<UInt8>) -> Bool {
    line.count >= 7 && line.prefix(7).allSatisfy { $0 == UInt8(ascii: sign) }
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
