/// Something a command takes. Declared once; parsing, help, questions and completions all read it.
protocol Parameter: Sendable {
  /// How the parameter is written in a list, such as `--at <dir>`.
  var synopsis: String { get }
  var help: String { get }
  /// The only words it takes; none if it takes any.
  var choices: [String] { get }
  /// What holds if it is not given, in words.
  var standard: String? { get }
  var offer: Offer { get }
}

/// A value known by its place, such as `Login` in `scaffold new-module Login`.
struct Argument: Parameter {
  let name: String
  let help: String
  var choices: [String] = []
  var isRequired = true
  /// Whether it takes all the words that are left.
  var isRepeated = false
  /// What a person at a terminal is asked if it is missing.
  var question: String?
  var offer = Offer.choices

  var standard: String? { nil }
  var synopsis: String { isRepeated ? "<\(name)> …" : "<\(name)>" }
}

/// A value known by its name, such as `--at Demo`.
struct Option: Parameter {
  let name: String
  let value: String
  let help: String
  var choices: [String] = []
  var standard: String?
  var offer = Offer.choices

  var synopsis: String { "\(name) <\(value)>" }
}

/// A switch that is either given or not, such as `--dry-run`.
struct Flag: Parameter {
  let name: String
  /// One letter for it, such as `-n`.
  var short: String?
  let help: String

  var choices: [String] { [] }
  var standard: String? { nil }
  var offer: Offer { .choices }
  var synopsis: String { short.map { "\($0), \(name)" } ?? name }
}

extension Parameter where Self == Flag {
  static var dryRun: Flag {
    Flag(name: "--dry-run", short: "-n", help: "Show the plan; change nothing.")
  }
  static var diff: Flag {
    Flag(name: "--diff", help: "Show the plan as one unified diff; change nothing.")
  }
  static var force: Flag {
    Flag(
      name: "--force", short: "-f",
      help: "Replace what stands in the way, after a copy to .scaffold-backup.")
  }
  static var json: Flag { Flag(name: "--json", help: "Print JSON, for scripts and editors.") }
  static var help: Flag { Flag(name: "--help", short: "-h", help: "Show this help.") }
}

extension Parameter where Self == Option {
  static var at: Option {
    Option(
      name: "--at", value: "dir", help: "The project's own folder.",
      standard: "the nearest folder upward with a scaffold.json", offer: .folders)
  }
}
