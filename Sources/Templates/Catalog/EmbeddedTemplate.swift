/// A template inside the tool, as `Embed` writes it when the tool is built.
struct EmbeddedTemplate: Sendable {
  let name: StaticString
  /// The digest by `TemplateDigest` of the files; nothing computes it while the tool runs.
  let digest: StaticString
  /// The paths of its files, in order. They stand apart from the texts since the compiler takes twenty
  /// times as long for a literal of pairs.
  let paths: [StaticString]
  /// The text of each file.
  let texts: [StaticString]
}
