import Templates

/// `scaffold completions zsh`
struct Completions: Command {
  static let name = "completions"
  static let summary = "Print a completion script for a shell."
  static let discussion = """
    bash:  scaffold completions bash > ~/.local/share/bash-completion/completions/scaffold
    zsh:   scaffold completions zsh > ~/.zfunc/_scaffold   (with ~/.zfunc in fpath)
    fish:  scaffold completions fish > ~/.config/fish/completions/scaffold.fish
    """
  static let examples = ["scaffold completions zsh"]
  static let parameters: [any Parameter] = [shell]

  static let shell = Argument(
    name: "shell", help: "The shell.", choices: ["bash", "fish", "zsh"], question: "Shell:")

  private let shell: String

  init(_ arguments: Arguments, in context: Context) throws {
    shell = try context.value(of: Self.shell, in: arguments, command: Self.name)
  }

  func run(in context: Context) throws {
    let commands = try Commands.all.map { command in
      CompletionScript.Command(
        name: command.name, summary: command.summary,
        parameters: try command.parameters(for: [], in: context) + [.help])
    }
    let script = CompletionScript(commands: commands)
    let text =
      switch shell {
      case "bash": script.bash
      case "fish": script.fish
      default: script.zsh
      }
    try context.console.out(text)
  }
}
