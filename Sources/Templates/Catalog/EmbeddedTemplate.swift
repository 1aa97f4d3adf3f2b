/// A template inside the tool, as `Embed` writes it when the tool is built.
struct EmbeddedTemplate: Sendable {
  let name: StaticString
  /// The digest by `TemplateDigest` of the files; nothing computes it while the tool runs.
  let digest: StaticString
  let files: [(path: StaticString, text: StaticString)]
}
