import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold diff Login`
struct Diff: Command {
  static let name = "diff"
  static let summary: Message = "Show what is yours since it was generated, as one patch."
  static let discussion: Message = """
    Edits of generated files, files that were removed, and files that were added to a module. Applied in
    reverse, as with `git apply -R`, it leaves what was generated. Without a name: all modules, and the
    project's own files.
    """
  static let examples = ["scaffold diff Login", "scaffold diff Login Catalog > ours.patch"]
  static let parameters: [any Parameter] = [modules] + ReadingOptions.parameters

  static let modules = Argument(
    name: "name", help: "The modules to compare; all, if none is named.", isRequired: false,
    isRepeated: true, offer: .modules)

  private let names: [ModuleName]
  private let options: ReadingOptions

  init(_ arguments: Arguments, in context: Context) throws {
    names = try arguments[Self.modules].map(ModuleName.init)
    options = ReadingOptions(arguments)
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let work = try context.reading(site.folder) { _ in
      let project = try Project(in: site)
      var work = OwnWork(in: project)
      let modules = try project.modules()
      for name in names.map(\.text) where !modules.contains(where: { $0.name == name }) {
        throw Refusal.unknownModule(name, known: modules.map(\.name))
      }
      if names.isEmpty, let ledger = try project.ledger() {
        try work.add(ledger, of: nil, modules.flatMap(\.ledger.insertions))
      }
      for (name, ledger) in modules
      where names.isEmpty || names.contains(where: { $0.text == name }) {
        try work.add(ledger, of: name, [])
      }
      return work
    }
    let patch = work.patch
    if options.isJSON {
      let json: JSON = [
        "version": 1, "files": JSON(texts: work.files.map(\.text)), "diff": JSON(.text(patch)),
      ]
      try context.console.json(json.printed)
    } else if !patch.isEmpty {
      try context.console.contents(String(patch.dropLast()))
    }
    for path in work.unreadable {
      context.console.err(Message("note: `\(path)` is no text, and no patch has it").text)
    }
    if patch.isEmpty { context.console.err(Message("note: all is as generated").text) }
  }
}
