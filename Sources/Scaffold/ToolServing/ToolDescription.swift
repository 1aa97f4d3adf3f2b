import Templates

/// What a client is told of a tool.
package struct ToolDescription: Sendable {
  let name: String
  let title: String
  /// What it does, for those who choose a tool.
  let summary: String
  /// What it takes, and what comes back, as JSON Schema.
  let input: JSON
  let output: JSON
  /// Whether it leaves everything as it is.
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
