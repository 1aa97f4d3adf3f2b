/// What a shell needs to complete the tool's commands, drawn from their declarations.
struct CompletionScript {
  let commands: [Command]

  /// A command as far as completion is concerned.
  struct Command {
    let name: String
    let summary: String
    let parameters: [any Parameter]
  }
}

// MARK: - bash

extension CompletionScript {
  var bash: String {
    """
    # bash completion for scaffold
    _scaffold() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      local command="${COMP_WORDS[1]}" words=""
      [[ "$command" == templates && $COMP_CWORD -gt 2 ]] && command="templates ${COMP_WORDS[2]}"
      case "$command:$previous" in
    \(choiceCases.joined(separator: "\n"))
      esac
      if [[ -z "$words" ]]; then
        case "$command" in
    \(commands.map(bashCase).joined(separator: "\n"))
          templates) words="\(family.joined(separator: " "))" ;;
        esac
        [[ $COMP_CWORD -eq 1 ]] && words="\(firstWords.joined(separator: " ")) --help --version"
      fi
      COMPREPLY=($(compgen -W "$words" -- "$current"))
    }
    complete -o default -F _scaffold scaffold
    """
  }

  private var choiceCases: [String] {
    commands.flatMap { command in
      command.parameters.compactMap { $0 as? Option }.compactMap { option in
        if option.choices.isEmpty {
          return option.value == "dir"
            ? "    \"\(command.name):\(option.name)\") COMPREPLY=($(compgen -d -- \"$current\")); return ;;"
            : nil
        }
        return
          "    \"\(command.name):\(option.name)\") words=\"\(option.choices.joined(separator: " "))\" ;;"
      }
    }
  }

  private func bashCase(_ command: Command) -> String {
    "      \"\(command.name)\") words=\"\(words(of: command).joined(separator: " "))\" ;;"
  }

  private func words(of command: Command) -> [String] {
    command.parameters.flatMap { $0 is Argument ? $0.choices : [$0.longName] }
  }

  private var firstWords: [String] {
    commands.map(\.firstWord).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private var family: [String] {
    commands.filter { $0.firstWord == "templates" }.map { String($0.name.dropFirst(10)) }
  }
}

// MARK: - zsh

extension CompletionScript {
  var zsh: String {
    """
    #compdef scaffold
    # zsh completion for scaffold
    _scaffold() {
      local -a commands family
      commands=(
    \(firstRows.joined(separator: "\n"))
      )
      family=(\(family.map { "'\($0)'" }.joined(separator: " ")))
      if (( CURRENT == 2 )); then
        _describe command commands
        return
      fi
      local command=$words[2]
      if [[ $command == templates ]]; then
        if (( CURRENT == 3 )); then
          _describe command family
          return
        fi
        command="templates $words[3]"
      fi
      case $command in
    \(commands.map(zshCase).joined(separator: "\n"))
      esac
    }
    compdef _scaffold scaffold
    """
  }

  private var firstRows: [String] {
    firstWords.map { word in
      let command = commands.first { $0.name == word }
      let summary = command?.summary ?? "List, show or export templates."
      return "    '\(word):\(summary.inSingleQuotes)'"
    }
  }

  private func zshCase(_ command: Command) -> String {
    let specs = command.parameters.map { "      \($0.zshSpec)" }
    return "    '\(command.name)') _arguments \\\n\(specs.joined(separator: " \\\n")) ;;"
  }
}

// MARK: - fish

extension CompletionScript {
  var fish: String {
    let firsts = firstWords.map { word in
      let summary = commands.first { $0.name == word }?.summary ?? "List, show or export templates."
      return
        "complete -c scaffold -n __fish_use_subcommand -f -a \(word) -d '\(summary.inSingleQuotes)'"
    }
    let families = family.map {
      "complete -c scaffold -n '__fish_seen_subcommand_from templates' -f -a \($0)"
    }
    let options = commands.flatMap { command in
      command.parameters.map { parameter in
        "complete -c scaffold -n '__fish_seen_subcommand_from \(command.lastWord)' \(parameter.fishSpec)"
      }
    }
    return (["# fish completion for scaffold"] + firsts + families + options)
      .joined(separator: "\n")
  }
}

extension CompletionScript.Command {
  fileprivate var firstWord: String { String(name.prefix { $0 != " " }) }
  fileprivate var lastWord: Substring { name.split(separator: " ").last ?? "" }
}

extension Parameter {
  fileprivate var longName: String {
    (self as? Flag)?.name ?? (self as? Option)?.name ?? ""
  }

  fileprivate var zshSpec: String {
    let help = help.inSingleQuotes.replacing("[", with: "(").replacing("]", with: ")")
      .replacing(":", with: "\\:")
    if let flag = self as? Flag {
      guard let short = flag.short else { return "'\(flag.name)[\(help)]'" }
      return "'(\(short) \(flag.name))'{\(short),\(flag.name)}'[\(help)]'"
    }
    let action = choices.isEmpty ? "" : "(\(choices.joined(separator: " ")))"
    if let option = self as? Option {
      let files = option.value == "dir" ? "_files -/" : action
      return "'\(option.name)=[\(help)]:\(option.value.replacing(":", with: "\\:")):\(files)'"
    }
    return "'*:name:\(action)'"
  }

  fileprivate var fishSpec: String {
    if self is Argument { return "-f -a '\(choices.joined(separator: " "))'" }
    let name = "-l \(longName.dropFirst(2)) -d '\(help.inSingleQuotes)'"
    guard let option = self as? Option else {
      let short = (self as? Flag)?.short.map { "-s \($0.dropFirst()) " } ?? ""
      return "-f \(short)\(name)"
    }
    if option.value == "dir" { return "-r \(name)" }
    return "-x \(name)" + (choices.isEmpty ? "" : " -a '\(choices.joined(separator: " "))'")
  }
}

extension String {
  fileprivate var inSingleQuotes: String { replacing("'", with: "’") }

  fileprivate func replacing(_ text: Character, with other: String) -> String {
    map { $0 == text ? other : String($0) }.joined()
  }
}
