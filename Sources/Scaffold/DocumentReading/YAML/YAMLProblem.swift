import Speaking

/// Why a text is no YAML, or none that the tool reads.
enum YAMLProblem {
  case notUTF8
  /// Another encoding than UTF-8.
  case encoding(String)
  case control(UInt8)
  case conflict
  case directive(String)
  case directiveAlone
  case secondDocument
  case tab
  case indentation
  case unexpectedText
  /// A character that cannot start a value.
  case reserved(Character)
  /// A collection that starts behind `key:` or `---`, on the same line.
  case collectionInLine
  /// `: ` within a text.
  case colonInText
  case itemAmongKeys
  case keyWithoutColon(String)
  case keyIsNoText
  case explicitKeyInBrackets
  case doubledKey(String, firstLine: Int)
  case unclosed(Character)
  case separator(Character)
  case escape
  case blockHeader
  case blankLineTooDeep
  case nameless(Character)
  case doubledProperty
  case propertyOfAlias
  case tag(String)
  case tagMismatch(YAMLTag)
  case alias(String)
  case tooManyAliases
  case merge
}

extension YAMLProblem {
  /// The problem and the way out.
  var words: (problem: Message, wayOut: Message) {
    switch self {
    case .notUTF8: ("this byte is not UTF-8", "save the file as UTF-8")
    case .encoding(let name): ("the file is in \(name)", "save it as UTF-8")
    case .control(let byte):
      ("a control character with the code \(byte) stands here", "take it out")
    case .conflict: ("two branches are in conflict here", "choose between them")
    case .directive(let name): ("the directive `\(name)` is not read", "take the line out")
    case .directiveAlone: ("a directive ends in a line `---`", "add the line")
    case .secondDocument:
      ("a second document starts here", "keep one document in each file")
    case .tab: ("a tab indents this line", "use spaces")
    case .indentation:
      ("this line is indented like none above it", "fix the indentation")
    case .unexpectedText: ("nothing may follow the value", "put this on a line of its own")
    case .reserved(let mark): ("no value starts with `\(mark)`", "put the text in quotes")
    case .collectionInLine:
      ("a list or a map starts in the line of its key", "start it on the next line")
    case .colonInText: ("a text holds `: `", "put it in quotes, or fix the indentation")
    case .itemAmongKeys: ("an item of a list stands among keys", "fix the indentation")
    case .keyWithoutColon(let key): ("`\(key)` has no value", "write `: ` behind a key")
    case .keyIsNoText: ("this key is no text on one line", "write a text")
    case .explicitKeyInBrackets:
      ("`? ` within brackets is not read", "take it out; the key needs none")
    case .doubledKey(let key, let line):
      ("`\(key)` stands here again, after line \(line)", "remove one")
    case .unclosed(let mark): ("this `\(mark)` is never closed", "add the missing end")
    case .separator(let mark): ("expected `,` or `\(mark)`", "separate values by `,`")
    case .escape:
      ("unknown escape", "write `\\\\` for a backslash, or use single quotes")
    case .blockHeader:
      ("a text of lines starts on the next line", "leave only `+`, `-` or a digit here")
    case .blankLineTooDeep:
      ("a blank line is indented more than the text", "remove its spaces")
    case .nameless(let mark):
      ("`\(mark)` has no name", "put the text in quotes, or write the name")
    case .doubledProperty: ("a value has one anchor and one tag", "remove the others")
    case .propertyOfAlias: ("an alias has no anchor and no tag", "remove them")
    case .tag(let tag): ("the tag `\(tag)` is not read", "take it out")
    case .tagMismatch(let tag): ("the value is not what `\(tag.rawValue)` says", "take the tag out")
    case .alias(let name):
      ("no anchor `&\(name)` stands above", "define it, or put the text in quotes")
    case .tooManyAliases:
      ("aliases repeat more than a million values", "write fewer of them")
    case .merge: ("`<<` takes a map, or a list of maps", "name them by aliases")
    }
  }
}
