import CommandLine
import Ground

/// Why a real server says nothing.
enum WebProblem: Error, Equatable {
  case noProgram
  case noAnswer(String)
  case noAddress
  case badHeader
  case badPair(String)
  /// Parameters of the path that nobody has said.
  case openPath([String])
  case noID
  case sendsOnly(String)
  /// A module whose requests leave nothing that could be taken out again.
  case makesNothing(String)
}

extension WebProblem: Failure {
  var exitCode: ExitCode {
    switch self {
    case .noProgram, .noAnswer: .refused
    default: .usage
    }
  }

  var complaint: Complaint {
    switch self {
    case .noProgram:
      Complaint("no-curl", "there is no `curl` here, which asks the server", "install it")
    case .noAnswer(let words):
      Complaint(
        "no-answer", "the server does not answer: \(words.printable)",
        "look at the address and the network")
    case .noAddress:
      Complaint(
        "no-address", "nobody has said where the server is",
        "give `--base-url`, or SCAFFOLD_BASE_URL in the environment")
    case .badHeader:
      Complaint(
        "bad-header", "a header has no name",
        "write it as `--header \"Authorization: Bearer …\"`, or in SCAFFOLD_HEADERS, a line each")
    case .badPair(let option):
      Complaint("bad-pair", "`\(option)` has no value", "write `\(option) name=value`")
    case .openPath(let names):
      Complaint(
        "open-path", "nobody has said what `{\(names[0].printable)}` in the path is",
        "give `--set \(names[0].printable)=…`")
    case .noID:
      Complaint("no-id", "the module shows one thing of many", "name one by `--id`")
    case .sendsOnly(let module):
      Complaint(
        "sends-only", "`\(module.printable)` only sends, and nothing is sent to a real server",
        "try a list or an item")
    case .makesNothing(let module):
      Complaint(
        "makes-nothing",
        "`\(module.printable)` makes no rows, and those that are there are left alone",
        "leave `\(TryModule.write.name)` out")
    }
  }
}
