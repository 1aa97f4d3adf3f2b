import Foundation

/// An option of the program: how it is written, what it sets, what it is for.
struct OptionRule: Sendable {
  enum Form: Sendable {
    /// `--once`
    case flag(@Sendable (inout Options) -> Void)
    /// `--data DIR` or `--data=DIR`
    case option(String, @Sendable (inout Options, String) throws(OptionsError) -> Void)
  }

  let name: String
  let form: Form
  let help: String
}

extension OptionRule {
  static let all: [OptionRule] = [
    OptionRule(
      name: "--once", form: .flag { $0.mode = .once },
      help: "log in, print the first page, end"),
    OptionRule(
      name: "--script", form: .option("file") { $0.mode = .script(file: $1) },
      help: "do what the file says, a command a line"),
    OptionRule(
      name: "--server",
      form: .option("url") { options, text throws(OptionsError) in
        options.server = try server(text)
      },
      help: "talk to this server instead of one of its own"),
    OptionRule(
      name: "--data", form: .option("folder") { $0.folder = $1 },
      help: "keep the session and the cache there"),
    OptionRule(
      name: "--user", form: .option("name") { $0.user = $1 },
      help: "log in as this user; the password is read from \(Options.passwordVariable)"),
    OptionRule(name: "--help", form: .flag { $0.mode = .help }, help: "show this"),
  ]

  private static func server(_ text: String) throws(OptionsError) -> URL {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host?.isEmpty == false
    else { throw .badURL(text) }
    return url
  }

  /// `--data <folder>`
  var usage: String {
    switch form {
    case .flag: name
    case .option(let value, _): "\(name) <\(value)>"
    }
  }
}

extension Options {
  /// What `--help` prints.
  package static var help: String {
    """
    A login and a timeline, in a terminal.

    USAGE: LoginExample [options]

    \(table(OptionRule.all.map { ($0.usage, $0.help) }))

    COMMANDS, in a script one a line:

    \(table(CommandRule.all.map { ($0.usage, $0.help) }))

    """
  }

  private static func table(_ rows: [(usage: String, help: String)]) -> String {
    let width = rows.map(\.usage.count).max() ?? 0
    return rows.map { usage, help in
      "  \(usage)\(String(repeating: " ", count: width - usage.count))  \(help)"
    }.joined(separator: "\n")
  }
}
