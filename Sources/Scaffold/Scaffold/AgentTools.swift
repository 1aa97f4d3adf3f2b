import CommandLine
import Generation
import Ground
import Model
import Templates
import ToolServing

/// The tools of one folder, for an agent that may write in it or may not.
struct AgentTools: Sendable {
  private let enclosure: Enclosure
  private let allowsWriting: Bool
  private let context: Context

  init(root: String, allowsWriting: Bool, _ context: Context) {
    enclosure = Enclosure(root: root)
    self.allowsWriting = allowsWriting
    self.context = context.inside(root)
  }

  /// The text for an agent before it calls any.
  var instructions: String {
    """
    For Swift projects of three tiers, View → Business → Data, that stay so. Before you edit a file, \
    `explain` says its tier and what it may use. After edits, `check` with `changed` finds what breaks \
    the architecture; each finding says the way out. `plan_module` shows a new module as a diff.
    """
      + (allowsWriting
        ? " What `new_module` and `update_module` have done, `scaffold undo` takes back."
        : " No tool changes files here.")
  }

  var descriptions: [ToolDescription] {
    AgentTool.all.filter { allowsWriting || !$0.writes }.map { $0.description(in: context) }
  }
}

extension Context {
  /// The same for tools that work in a folder. What comes on the standard input is messages.
  fileprivate func inside(_ root: String) -> Context {
    var context = Context(directory: root, console: console.forPrograms, perform: perform)
    (context.builtIn, context.launch, context.now) = (builtIn, launch, now)
    context.input = { [] }
    return context
  }
}

// MARK: - Calls

extension AgentTools {
  /// - Parameter isUnwanted: whether the agent wants the result no more.
  /// - Returns: `nil` if there is no such tool.
  func call(
    _ name: String, _ arguments: [JSON.Member], isUnwanted: @escaping () -> Bool
  ) -> ToolResult? {
    guard let tool = AgentTool.all.first(where: { $0.name == name }) else { return nil }
    let (transcript, error) = Transcript.of { console in
      guard allowsWriting || !tool.writes else { throw ArgumentProblem.writing(tool: tool.name) }
      var context = context
      context.console = console
      // It is asked in this thread, while the command is at work.
      nonisolated(unsafe) let isUnwanted = isUnwanted
      context.isUnwanted = { isUnwanted() }
      try requireTemplates(of: tool, arguments)
      let words = try ToolArguments(arguments, in: enclosure).words(for: tool, in: context)
      context.words = tool.command.name.split(separator: " ").map(String.init) + words
      try tool.command.init(words: words, in: context).run(in: context)
    }
    let document = transcript.output.last.flatMap(Self.document)
    // What was found is no error: an agent has asked for it.
    if let document, error == nil || error is AlreadyReported && !tool.writes {
      return ToolResult(document.adding(transcript.notes))
    }
    let complaint = error?.complaint ?? AlreadyReported().complaint
    let missing = (error as? ArgumentProblem)?.members ?? []
    let members = JSON(object: ErrorJSON.members(of: complaint) + missing)
    return ToolResult(JSON(object: [("error", members)]).adding(transcript.notes), isError: true)
  }

  /// Refuses a project whose templates are others than the project says.
  private func requireTemplates(of tool: AgentTool, _ arguments: [JSON.Member]) throws {
    guard tool.command is NewModule.Type || tool.command is Update.Type else { return }
    var folder = context.directory
    if case .text(let place) = arguments.first(where: { $0.key == "at" })?.value.kind {
      guard enclosure.contains(place) else { return }
      folder = place.absolute(in: folder)
    }
    let path = folder + "/" + ProjectFile.path
    guard let bytes = try Disk.contents(of: path),
      let file = try? ProjectFile(JSONSource(file: ProjectFile.path, bytes: bytes)),
      let shared = file.templates, !enclosure.contains(shared.path.absolute(in: folder))
    else { return }
    throw ArgumentProblem.sharedTemplates(shared.path)
  }

  /// The output of a command, without the texts of files, which are there, and without files that
  /// stay as they are.
  private static func document(_ text: String) -> JSON? {
    let json = try? JSONSource(file: "output", bytes: Array(text.utf8)).parse()
    guard case .object(let members) = json?.kind else { return nil }
    return JSON(
      object: members.map { member in
        guard member.key == "changes", case .list(let changes) = member.value.kind else {
          return (member.key, member.value)
        }
        let made = changes.filter {
          $0.member("action")?.kind != .text(Change.Action.keep.rawValue)
        }
        return (member.key, JSON(.list(made.map { $0.without("contents", "base64") })))
      })
  }
}

extension JSON {
  fileprivate func without(_ keys: String...) -> JSON {
    guard case .object(let members) = kind else { return self }
    return JSON(.object(members.filter { !keys.contains($0.key) }))
  }

  /// The document with what was printed beside it.
  fileprivate func adding(_ lines: [String]) -> JSON {
    guard !lines.isEmpty, case .object(let members) = kind else { return self }
    let notes = lines.map { line in
      JSON(.text(line.hasPrefix("note: ") ? String(line.dropFirst(6)) : line))
    }
    let others = members.filter { $0.key != "notes" }.map { ($0.key, $0.value) }
    let own: [JSON] = if case .list(let own) = member("notes")?.kind { own } else { [] }
    return JSON(object: others + [("notes", JSON(.list(own + notes)))])
  }
}
