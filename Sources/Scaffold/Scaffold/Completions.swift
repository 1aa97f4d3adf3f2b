import CommandLine
import Ground

/// `scaffold completions zsh`
struct Completions: Command {
  static let name = "completions"
  static let summary: Message = "Print a completion script for a shell."
  static let discussion: Message = """
    bash:  scaffold completions bash > ~/.local/share/bash-completion/completions/scaffold
    zsh:   scaffold completions zsh > ~/.zfunc/_scaffold   (with ~/.zfunc in fpath)
    fish:  scaffold completions fish > ~/.config/fish/completions/scaffold.fish

    The script asks the tool itself, which knows the project's modules and templates.
    """
  static let examples = ["scaffold completions zsh"]
  static let parameters: [any Parameter] = [shell]

  static let shell = Argument(
    name: "shell", help: "The shell.", choices: CompletionScript.allCases.map(\.rawValue),
    question: "Shell:")

  private let script: CompletionScript?

  init(_ arguments: Arguments, in context: Context) throws {
    let shell = try context.value(of: Self.shell, in: arguments, command: Self.name)
    script = CompletionScript(rawValue: shell)
  }

  func run(in context: Context) throws {
    if let script { try context.console.document(script.text) }
  }
}
