import Ground

/// How one part of a project names something of another.
package enum Mention: Equatable, Sendable {
  /// `import LoginData`
  case importing(String)
  /// `@_exported import LoginData`, by which others get it too
  case exporting(String)
  /// `LoginDTO`, a type
  case naming(String)

  package var name: String {
    switch self {
    case .importing(let name), .exporting(let name), .naming(let name): name
    }
  }

  package var words: Message {
    switch self {
    case .importing(let name): "import `\(name)`"
    case .exporting(let name): "export `\(name)`"
    case .naming(let name): "name `\(name)`"
    }
  }
}
