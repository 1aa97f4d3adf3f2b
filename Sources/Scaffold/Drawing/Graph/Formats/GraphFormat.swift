/// A format in which a graph can be written.
package enum GraphFormat: String, CaseIterable, Sendable {
  case mermaid, dot, json, svg, html
}

extension ArchitectureGraph {
  /// The text of a file; the same graph gives the same text, byte for byte.
  package func text(as format: GraphFormat) -> String {
    switch format {
    case .mermaid: mermaid
    case .dot: dot
    case .json: json
    case .svg: svg
    case .html: html
    }
  }
}
