import Templates

/// The templates as they are now, each made and its digest taken once for all modules.
package struct CurrentTemplates {
  private let known: [String: (template: Template, digest: String)]

  /// - Parameter names: those of the templates that modules were made from; some may be gone.
  package init(of catalog: Catalog, named names: some Sequence<String>) {
    known = Set(names).reduce(into: [:]) { known, name in
      known[name] = (try? catalog.template(named: name)).map { ($0, $0.digest) }
    }
  }

  /// The template that something was made from; `nil` if it is as it was then, or is gone.
  package func changed(since ledger: Ledger) -> Template? {
    known[ledger.template].flatMap { $0.digest == ledger.digest ? nil : $0.template }
  }
}
