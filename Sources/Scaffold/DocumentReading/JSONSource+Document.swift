import Templates

extension JSONSource {
  /// The value of a document that somebody else wrote, as JSON or as YAML.
  ///
  /// A file called `.json`, `.yaml` or `.yml` is what its name says. Of any other, a bracket at the
  /// start says that it is JSON.
  ///
  /// - Throws: what keeps the tool from reading the document, with its place.
  package func parseDocument() throws(DataError) -> JSON {
    try requireText()
    return isYAML ? try YAMLParser.parse(self) : try parse()
  }

  private var isYAML: Bool {
    let name = file.lowercased()
    if name.hasSuffix(".json") { return false }
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return true }
    let first = bytes[contentStart...].first { !$0.isYAMLBlank && !$0.isYAMLBreak }
    return first != UInt8(ascii: "{") && first != UInt8(ascii: "[")
  }

  /// The value of a document in YAML 1.2.
  ///
  /// - Throws: what keeps the tool from reading the document, with its place.
  package func parseYAML() throws(DataError) -> JSON {
    try requireText()
    return try YAMLParser.parse(self)
  }

  /// The value of a document in JSON, whatever the file is called.
  ///
  /// - Throws: what keeps the tool from reading the document, with its place.
  package func parseJSON() throws(DataError) -> JSON {
    try requireText()
    return try parse()
  }
}
