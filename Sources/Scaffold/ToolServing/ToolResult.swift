import Templates

/// The result of a tool: a document, and whether it is an error.
package struct ToolResult: Sendable {
  let document: JSON
  let isError: Bool

  package init(_ document: JSON, isError: Bool = false) {
    (self.document, self.isError) = (document, isError)
  }

  /// Once as a document, and once as a text for clients that know none.
  var members: [(String, JSON)] {
    [
      ("content", [["type": "text", "text": JSON(.text(document.lineText))]]),
      ("structuredContent", document), ("isError", JSON(.flag(isError))),
    ]
  }
}
