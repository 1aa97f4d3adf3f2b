/// An expression of a manifest, as it is written.
package struct ManifestExpression: Sendable {
  package let kind: Kind
  /// Where it stands among the bytes of the file.
  package let range: Range<Int>

  package indirect enum Kind: Sendable {
    /// `"\(name)Data"`
    case text([Part])
    /// `modules`, `true`, `$0`
    case word(String)
    /// `["Core", "BaseData"]`
    case list([ManifestExpression])
    /// `["Data": ["Core"]]`
    case dictionary([(key: ManifestExpression, value: ManifestExpression)])
    /// `package.targets`, and `.target` without a base
    case member(ManifestExpression?, String)
    /// `module("Login", uses: ["Other"])`
    case call(ManifestExpression, [Argument])
    /// `dependencies[tier, default: []]`
    case item(ManifestExpression, [Argument])
    /// `{ tier in tier + name }`
    case closure(parameters: [String], body: [ManifestStatement])
    /// `\.name`
    case keyPath([String])
    /// `base + tests`
    case operation(String, ManifestExpression, ManifestExpression)
    /// `!isTest`
    case not(ManifestExpression)
    /// `isTest ? [a] : []`
    case choice(ManifestExpression, then: ManifestExpression, else: ManifestExpression)
    /// A value that the reader does not know.
    case unknown
  }

  /// A piece of a text.
  package enum Part: Sendable {
    case plain(String)
    /// `\(name)`
    case value(ManifestExpression)
  }

  /// An argument between the brackets of a call.
  package struct Argument: Sendable {
    package let label: String?
    package let value: ManifestExpression
  }
}
