import Templates

/// The tools that are served: how they are described, and how one is called.
package struct Toolbox {
  /// In the order in which clients see them.
  let descriptions: () -> [ToolDescription]
  /// Gets the tool's name, its arguments, and a question to ask while it works: whether the client
  /// wants the result no more. `nil` if there is no such tool.
  let call: (String, [JSON.Member], @escaping () -> Bool) -> ToolResult?

  package init(
    descriptions: @escaping () -> [ToolDescription],
    call: @escaping (String, [JSON.Member], @escaping () -> Bool) -> ToolResult?
  ) {
    (self.descriptions, self.call) = (descriptions, call)
  }
}
