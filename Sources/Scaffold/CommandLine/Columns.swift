import Ground

/// Rows of cells set below one another.
package enum Columns {
  package static func lines(_ rows: [[String]]) -> [String] {
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
