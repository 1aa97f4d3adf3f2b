import Fields
import Ground
import Templates

/// Holds a text against the kind of a variable.
struct AnswerChecker {
  let variable: Variable
  let module: ModuleName?
  let modules: Set<String>
  /// True if the module is there already.
  var isRecorded = false

  func check(_ text: String) throws -> Answer.Value {
    switch variable.kind {
    case .choice where variable.takesEnvelopes && text.contains(":"):
      return .text(try EnvelopeStyle(text).description)
    case .choice(let choices):
      try check(text, among: choices)
      return .text(text)
    case .identifier:
      guard let module else { return .text(text) }
      return .text(try EntityName(text, of: module, isRecorded: isRecorded).text)
    case .list(let choices):
      let words = Self.words(in: text)
      for word in words where !choices.isEmpty { try check(word, among: choices) }
      return .list(Set(words).sorted())
    case .modules:
      let words = Self.words(in: text)
      if let own = module?.text, words.contains(own) { throw Refusal.circle([own, own]) }
      for word in words where !modules.contains(word) {
        throw Refusal.unknownModule(word, known: modules.subtracting([module?.text ?? ""]).sorted())
      }
      return .list(Set(words).sorted())
    case .columns: return .list(Set(Self.words(in: text)).sorted())
    case .languages:
      return .list(try Languages(Self.words(in: text)).codes)
    case .title:
      guard text.isTitle else { throw UsageError.badTitle(text, parameter: variable.flag) }
      return .text(text)
    case .fields:
      let fields = try Field.fields(text)
      return .fields(fields, text: fields.text)
    case .pointer: return .text(try ReplyPlace(text, hasElements: true).description)
    case .place: return .text(try ReplyPlace(text).description)
    case .paging: return .text(try PagingStyle(text).description)
    case .path: return .text(try RequestPath(text).description)
    case .duration: return .text(try TimeSpan(text).description)
    case .section:
      if let span = FieldSection.span(in: text) { try check(span, among: FieldSection.spans) }
      return .text(text)
    case .url:
      guard ServerAddress(text) != nil else { throw UsageError.badURL(text) }
      return .text(text)
    case .text: return .text(text)
    case .flag: return .flag(true)
    }
  }

  /// True if a name that nobody has typed will do for an entity.
  func isEntity(_ name: String) -> Bool {
    (try? check(name)) != nil && !EmittedType.hides(entity: name)
  }

  private func check(_ word: String, among choices: [String]) throws {
    guard !choices.contains(word) else { return }
    throw UsageError.unknownChoice(word, parameter: variable.flag, choices: choices)
  }

  private static func words(in text: String) -> [String] {
    text.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }
}

extension String {
  /// True if people can read it, in one line.
  fileprivate var isTitle: Bool {
    let breaking: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator]
    return contains { !$0.isWhitespace }
      && !unicodeScalars.contains { breaking.contains($0.properties.generalCategory) }
  }
}

extension Refusal {
  /// A module would use itself, or others that use it.
  package static func circle(_ modules: [String]) -> Refusal {
    if modules.count == 2 {
      return Refusal("circle", "`\(modules[0])` cannot use itself", "leave it out of `--uses`")
    }
    return Refusal(
      "circle", "these modules would use each other: \(modules.joined(separator: " → "))",
      "take one of the uses out")
  }
}

extension UsageError {
  static func badTitle(_ text: String, parameter: String) -> UsageError {
    UsageError(
      "bad-title", "`\(text.printable)` is not a title for `\(parameter)`",
      "write one line of text")
  }
}
