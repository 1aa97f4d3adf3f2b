import Ground

/// Rows of cells set below one another.
package enum Columns {
  package static func lines(_ rows: [[String]]) -> [String] {
    let rows = rows.map { $0.map(\.inOneLine) }
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
  fileprivate var withoutTrailingSpace: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
