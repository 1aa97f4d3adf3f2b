import Checking
import Ground

/// The words of a matrix for those who cannot see it, and for those who point at something in it.
struct MatrixWords {
  let matrix: GraphMatrix
  let graph: ArchitectureGraph
}

extension MatrixWords {
  private var findings: Int { matrix.units.reduce(0) { $0 + $1.violations } }

  var hasViolations: Bool { findings > 0 }

  /// `60 modules, 900 files` and `3 violations`
  var summary: (String, violations: String) {
    let (units, files) = (matrix.units.count, matrix.units.reduce(0) { $0 + $1.files })
    let changes = GraphWords.difference(of: graph).joined(separator: ". ")
    return (
      changes.isEmpty ? "\(units.counting("part")), \(files.counting("file"))" : changes,
      findings == 0 ? "no violations" : findings.counting("violation")
    )
  }

  var description: String {
    let (summary, violations) = summary
    return
      "\(summary), \(violations). A row for each part that uses, a column for each that is used; "
      + "what uses others stands above what it uses."
  }

  /// `Checkout, 3 parts, 12 files, depends on 5, used by 2; 1 violation`
  func ofUnit(_ unit: GraphMatrix.Unit) -> String {
    "\(unit.name), \(unit.parts > 1 ? unit.parts.counting("part") + ", " : "")"
      + "\(unit.files.counting("file")), depends on \(unit.sees), used by \(unit.seenBy)"
      + (unit.violations == 0 ? "" : "; " + unit.violations.counting("violation"))
  }

  /// `Checkout depends on Login, 3 times`, and each finding a line, as a compiler would say it.
  func ofCell(_ cell: GraphMatrix.Cell) -> String {
    let lines = cell.findings.map { "\($0.place.words): \($0.rule): \($0.message)" }
    let more = lines.count > 12 ? ["and \(lines.count - 12) more"] : []
    return ([sentence(of: cell)] + lines.prefix(12) + more).joined(separator: "\n")
  }

  func sentence(of cell: GraphMatrix.Cell) -> String {
    let (one, other) = (matrix.units[cell.row].name, matrix.units[cell.column].name)
    let changes = Set(cell.edges.compactMap(\.change?.rawValue)).sorted()
    return
      "\(one) depends on \(one == other ? "parts of itself" : other), \(cell.count.counting("time"))"
      + (changes.isEmpty ? "" : ", " + changes.joined(separator: " and "))
  }
}
