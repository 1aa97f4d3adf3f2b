import Templates

/// The parts that modules have, which only their templates know: the words that `--without` takes.
package struct TemplateParts {
  /// `nil` if the project's own templates cannot be read.
  let catalog: Catalog?
  private var known: [String: [String]] = [:]

  package init(catalog: Catalog?) {
    self.catalog = catalog
  }

  /// The parts that a module was made with; none if its template is broken or gone.
  package mutating func parts(of ledger: Ledger) -> [String] {
    let without = ledger.answers.list("without")
    return parts(of: ledger.template).filter { !without.contains($0) }
  }

  private mutating func parts(of template: String) -> [String] {
    if let parts = known[template] { return parts }
    let variables = (try? catalog?.info(of: template))?.variables ?? []
    let parts = variables.first { $0.name == "without" }?.choices ?? []
    known[template] = parts
    return parts
  }
}
