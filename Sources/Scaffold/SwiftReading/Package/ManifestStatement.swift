/// A statement of a manifest, as it is written.
package struct ManifestStatement: Sendable {
  package let kind: Kind
  /// Where it stands among the bytes of the file.
  let range: Range<Int>

  package indirect enum Kind: Sendable {
    /// `let base = ["Core"]`
    case variable(String, type: String, ManifestExpression?)
    /// `var base: [Target] { … }`
    case computed(String, [ManifestStatement])
    /// `func module(_ name: String) -> [Target] { … }`
    case function(ManifestFunction)
    /// `extension Target { … }`
    case type([ManifestStatement])
    /// `modules += module("Login")`; the sign is `=` or `+=`
    case assignment(ManifestExpression, String, ManifestExpression)
    /// `package.targets.append(extra)`
    case expression(ManifestExpression)
    case `return`(ManifestExpression?)
    /// `if isDebug { … } else { … }`, and `#if`; without a condition when it cannot be read.
    case branch(ManifestExpression?, then: [ManifestStatement], else: [ManifestStatement])
    /// `for name in names { … }`
    case loop(String, ManifestExpression, [ManifestStatement])
    /// A part that the reader does not know.
    case unknown
  }
}

extension ManifestStatement.Kind {
  /// The same, of which it is not known what it gives.
  var withoutValue: ManifestStatement.Kind {
    switch self {
    case .variable(let name, let type, _): .variable(name, type: type, nil)
    case .computed(let name, _): .computed(name, [])
    case .return: .return(ManifestExpression(kind: .unknown, range: 0..<0))
    case .function, .type: self
    case .assignment, .expression, .branch, .loop, .unknown: .unknown
    }
  }
}
