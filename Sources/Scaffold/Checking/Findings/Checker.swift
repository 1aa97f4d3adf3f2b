/// Holds a project against its architecture.
package struct Checker: Sendable {
  let inspection: Inspection

  package init(inspection: Inspection) {
    self.inspection = inspection
  }

  /// All that is wrong, in the order of files and lines; exceptions that the code asks for are
  /// granted already.
  package func findings() -> [Finding] {
    let broken = Rules.all.flatMap { $0.findings(in: inspection) }.sorted()
    return Self.granting(inspection.allowances, to: broken)
  }
}
