/// The script with which a shell completes the tool's commands: a function that asks the tool.
///
/// The tool prints a candidate a line, with what it means behind a tab; or `:files` or `:folders`,
/// which the shell lists itself.
package enum CompletionScript: String, CaseIterable, Sendable {
  case bash, fish, zsh

  package var text: String {
    switch self {
    case .bash: Self.bashText
    case .fish: Self.fishText
    case .zsh: Self.zshText
    }
  }
}

extension CompletionScript {
  /// It does without what is newer than the bash of a Mac, 3.2.
  private static let bashText = #"""
    # bash completion for scaffold
    _scaffold() {
      local line word=${2#=}
      COMPREPLY=()
      while IFS= read -r line; do
        case $line in
          :files) _scaffold_paths -f "$word" ;;
          :folders) _scaffold_paths -d "$word" ;;
          *)
            line=${line%%$'\t'*}
            [[ $line == "$word"* ]] && COMPREPLY+=("$line")
            ;;
        esac
      done < <("$1" __complete -- "$COMP_CWORD" "${COMP_WORDS[@]}" 2>/dev/null)
    }
    _scaffold_paths() {
      compopt -o filenames 2>/dev/null
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen "$1" -- "$2")
    }
    complete -F _scaffold scaffold
    """#

  /// It works from a folder in `fpath` and when it is sourced.
  private static let zshText = #"""
    #compdef scaffold
    # zsh completion for scaffold
    _scaffold() {
      local line
      local -a found
      for line in "${(@f)$("${(Q)words[1]}" __complete -- $((CURRENT - 1)) "${(@Q)words}" 2>/dev/null)}"; do
        case $line in
          :files) compset -P '--*='; _files ;;
          :folders) compset -P '--*='; _files -/ ;;
          *$'\t'*) found+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
          ?*) found+=("${line//:/\\:}") ;;
        esac
      done
      (( $#found )) && _describe scaffold found
    }
    if [[ $funcstack[1] == _scaffold ]]; then _scaffold "$@"; else compdef _scaffold scaffold; fi
    """#

  private static let fishText = #"""
    # fish completion for scaffold
    function __scaffold_complete
        set -l words (commandline -opc)
        set -l current (commandline -ct)
        set -l start (string match -r -- '^--[^=]*=' "$current"); or set start ''
        set -l path (string sub -s (math (string length -- "$start") + 1) -- "$current")
        for line in ($words[1] __complete -- (count $words) $words "$current" 2>/dev/null)
            switch $line
                case ':files'
                    printf '%s\n' $start(__fish_complete_path "$path")
                case ':folders'
                    printf '%s\n' $start(__fish_complete_directories "$path")
                case '*'
                    printf '%s\n' $line
            end
        end
    end
    complete -c scaffold -f -a '(__scaffold_complete)'
    """#
}
