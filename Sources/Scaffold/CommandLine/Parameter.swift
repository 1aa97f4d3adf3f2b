import Speaking

/// Something a command takes. Declared once; parsing, help, questions and completions all read it.
package protocol Parameter: Sendable {
  /// How the parameter is written in a list, such as `--at <dir>`.
  var synopsis: String { get }
  var help: Message { get }
  /// The only words it takes; none if it takes any.
  var choices: [String] { get }
  /// True if there are other words than the choices, which are checked where they are used.
  var isOpen: Bool { get }
  /// The default, in words.
  var defaultValue: Message? { get }
  var offer: Offer { get }
  /// The word it starts with, such as `--at`; `nil` if it is known by its place.
  var flag: String? { get }
  /// True if nothing holds if it is not given.
  var isRequired: Bool { get }
  /// Its heading in the help of a command that has many.
  var topic: OptionTopic { get }
}

extension Parameter {
  package var isOpen: Bool { false }
}

/// A value known by its place, such as `Login` in `scaffold new-module Login`.
package struct Argument: Parameter {
  package let name: String
  package let help: Message
  package var choices: [String] = []
  package var isRequired = true
  /// True if it takes all the words that are left.
  package var isRepeated = false
  /// The question for a person at a terminal if it is missing.
  package var question: Message?
  package var offer = Offer.choices

  package init(
    name: String,
    help: Message,
    choices: [String] = [],
    isRequired: Bool = true,
    isRepeated: Bool = false,
    question: Message? = nil,
    offer: Offer = Offer.choices
  ) {
    self.name = name
    self.help = help
    self.choices = choices
    self.isRequired = isRequired
    self.isRepeated = isRepeated
    self.question = question
    self.offer = offer
  }

  package var defaultValue: Message? { nil }
  package var topic: OptionTopic { .content }
  package var synopsis: String { isRepeated ? "<\(name)> …" : "<\(name)>" }
  package var flag: String? { nil }
}

/// A value known by its name, such as `--at Demo`.
package struct Option: Parameter {
  package let name: String
  let value: String
  package let help: Message
  package var choices: [String] = []
  package var isOpen = false
  package var defaultValue: Message?
  package var offer = Offer.choices
  package var repetition = Repetition.once
  package var isRequired = false
  package let topic: OptionTopic

  /// How many values an option takes.
  package enum Repetition: Sendable {
    case once
    /// One each time that it is given.
    case repeated
    /// All words up to the next option.
    case several
  }

  package init(
    name: String,
    value: String,
    help: Message,
    choices: [String] = [],
    isOpen: Bool = false,
    defaultValue: Message? = nil,
    offer: Offer = Offer.choices,
    repetition: Repetition = .once,
    isRequired: Bool = false,
    topic: OptionTopic = .content
  ) {
    self.name = name
    self.topic = topic
    self.value = value
    self.help = help
    self.choices = choices
    self.isOpen = isOpen
    self.defaultValue = defaultValue
    self.offer = offer
    self.repetition = repetition
    self.isRequired = isRequired
  }

  package var synopsis: String { "\(name) <\(value)>" + (repetition == .once ? "" : " …") }
  package var flag: String? { name }
}

/// A switch that is either given or not, such as `--dry-run`.
package struct Flag: Parameter {
  package let name: String
  /// One letter for it, such as `-n`.
  var short: String?
  package let help: Message
  package let topic: OptionTopic

  package init(
    name: String, short: String? = nil, help: Message, topic: OptionTopic = .content
  ) {
    self.name = name
    self.topic = topic
    self.short = short
    self.help = help
  }

  package var choices: [String] { [] }
  package var defaultValue: Message? { nil }
  package var offer: Offer { .choices }
  package var isRequired: Bool { false }
  package var synopsis: String { short.map { "\($0), \(name)" } ?? name }
  package var flag: String? { name }
}

extension Parameter where Self == Flag {
  package static var dryRun: Flag {
    Flag(name: "--dry-run", short: "-n", help: "Show the plan; change nothing.", topic: .run)
  }
  package static var diff: Flag {
    Flag(name: "--diff", help: "Show the plan as one unified diff; change nothing.", topic: .run)
  }
  package static var force: Flag {
    Flag(
      name: "--force", short: "-f",
      help: "Replace what stands in the way; `scaffold undo` brings it back.", topic: .run)
  }
  package static var json: Flag {
    Flag(name: "--json", help: "Print JSON, for scripts and editors.", topic: .run)
  }
  package static var help: Flag {
    Flag(name: "--help", short: "-h", help: "Show this help.", topic: .run)
  }
}

extension Parameter where Self == Option {
  package static var at: Option {
    Option(
      name: "--at", value: "dir", help: "The project's own folder.",
      defaultValue: "the nearest folder upward with a scaffold.json", offer: .folders, topic: .place
    )
  }
}
