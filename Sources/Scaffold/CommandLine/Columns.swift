/// Rows of cells set below one another.
enum Columns {
  static func lines(_ rows: [[String]]) -> [String] {
    let widths = (0..<(rows.first?.count ?? 0)).map { column in
      rows.map { $0[column].displayWidth }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.displayWidth)
      }
      return ("  " + cells.joined(separator: "  ")).withoutTrailingSpace
    }
  }
}

extension String {
  /// How many columns of a terminal the text takes; a Chinese character takes two.
  fileprivate var displayWidth: Int {
    reduce(0) { width, character in
      width + (character.unicodeScalars.first.map(\.isWide) == true ? 2 : 1)
    }
  }

  fileprivate var withoutTrailingSpace: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether the character is East Asian Wide (Unicode Standard Annex 11).
  var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
