/// How a command is written and which keys stand for it. Keys, scripts and help read the same table.
package struct CommandRule: Sendable {
  /// What a command is made of.
  enum Form: Sendable {
    /// `refresh`
    case alone(Command)
    /// `down` or `down 3`
    case counted(@Sendable (Int) -> Command)
    /// `login demo`
    case named(String, @Sendable (String) -> Command)
  }

  package let word: String
  package let keys: [Key]
  /// What it does, for the help.
  package let help: String
  let form: Form

  init(_ word: String, _ form: Form, keys: [Key] = [], help: String) {
    self.word = word
    self.form = form
    self.keys = keys
    self.help = help
  }
}

extension CommandRule {
  package static let all: [CommandRule] = [
    CommandRule("up", .counted(Command.up), keys: [.up, "k"], help: "the row above"),
    CommandRule("down", .counted(Command.down), keys: [.down, "j"], help: "the row below"),
    CommandRule(
      "pageup", .counted(Command.pageUp), keys: [.pageUp, "b"], help: "the page above"),
    CommandRule(
      "pagedown", .counted(Command.pageDown), keys: [.pageDown, " "], help: "the page below"),
    CommandRule("top", .alone(.top), keys: [.home], help: "the first row"),
    CommandRule("bottom", .alone(.bottom), keys: [.end], help: "the last row"),
    CommandRule("open", .alone(.open), keys: [.enter, .right], help: "the post as a whole"),
    CommandRule("back", .alone(.back), keys: [.escape, .left, .backspace], help: "the list again"),
    CommandRule("refresh", .alone(.refresh), keys: ["r"], help: "ask for newer posts"),
    CommandRule("new", .alone(.new), keys: ["n"], help: "show the posts that came in"),
    CommandRule("gap", .alone(.gap), keys: ["g"], help: "fill the gap"),
    CommandRule("like", .alone(.like), keys: ["f"], help: "like the post, or no longer"),
    CommandRule("me", .alone(.me), keys: ["m"], help: "who is logged in"),
    CommandRule("photo", .named("file", Command.photo), help: "send a JPEG or PNG as the avatar"),
    CommandRule("offline", .alone(.offline), keys: ["o"], help: "cut the connection"),
    CommandRule("online", .alone(.online), keys: ["i"], help: "connect again"),
    CommandRule("grow", .counted(Command.grow), keys: ["+"], help: "the server has a new post"),
    CommandRule("expire", .alone(.expire), keys: ["x"], help: "the server ends the session"),
    CommandRule(
      "login", .named("user", Command.login), help: "log in; LOGIN_PASSWORD has the password"),
    CommandRule("code", .named("code", Command.code), help: "answer the question for a code"),
    CommandRule("logout", .alone(.logout), keys: ["l"], help: "log out"),
    CommandRule("help", .alone(.help), keys: ["?", "h"], help: "what the keys do"),
    CommandRule(
      "quit", .alone(.quit), keys: ["q", .interrupt, .endOfInput], help: "end the program"),
  ]
}

extension CommandRule {
  /// `down [count]`
  var usage: String {
    switch form {
    case .alone: word
    case .counted: "\(word) [count]"
    case .named(let name, _): "\(word) <\(name)>"
    }
  }
}

extension Command {
  /// The command that a key stands for, where keys are commands and not text.
  package init?(_ key: Key) {
    guard let rule = CommandRule.all.first(where: { $0.keys.contains(key) }) else { return nil }
    switch rule.form {
    case .alone(let command): self = command
    case .counted(let make): self = make(1)
    case .named: return nil
    }
  }
}
