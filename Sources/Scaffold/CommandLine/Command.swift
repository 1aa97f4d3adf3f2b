import Speaking

/// One verb of the command line, such as `scaffold new-module`.
package protocol Command: Sendable {
  /// One word, or two for a verb of a family: `templates list`.
  static var name: String { get }
  /// A description of the command, in one line of help.
  static var summary: Message { get }
  /// More that is worth knowing, in a few lines of help.
  static var discussion: Message { get }
  /// Command lines as a user would type them.
  static var examples: [String] { get }
  static var parameters: [any Parameter] { get }

  /// The parameters for these words; a template can bring some of its own.
  static func parameters(for words: [String], in context: Context) throws -> [any Parameter]

  /// The command for the words behind its name.
  init(words: [String], in context: Context) throws
  init(_ arguments: Arguments, in context: Context) throws
  func run(in context: Context) throws
}

extension Command {
  package static var discussion: Message { "" }

  package static func parameters(for words: [String], in context: Context) throws -> [any Parameter]
  {
    parameters
  }

  package init(words: [String], in context: Context) throws {
    let parameters = try Self.parameters(for: words, in: context)
    try self.init(Arguments(words, for: parameters), in: context)
  }
}
