import Templates

/// The description of a tool for a client.
package struct ToolDescription: Sendable {
  let name: String
  let title: String
  /// A description, for those who choose a tool.
  let summary: String
  /// Its parameters and its result, as JSON Schema.
  let input: JSON
  let output: JSON
  /// True if it leaves everything as it is.
  let isReadOnly: Bool

  package init(
    name: String, title: String, summary: String, input: JSON, output: JSON, isReadOnly: Bool
  ) {
    (self.name, self.title, self.summary) = (name, title, summary)
    (self.input, self.output, self.isReadOnly) = (input, output, isReadOnly)
  }

  var json: JSON {
    [
      "name": JSON(.text(name)), "title": JSON(.text(title)), "description": JSON(.text(summary)),
      "inputSchema": input, "outputSchema": output,
      "annotations": [
        "readOnlyHint": JSON(.flag(isReadOnly)), "destructiveHint": false,
        "idempotentHint": true, "openWorldHint": false,
      ],
    ]
  }
}
