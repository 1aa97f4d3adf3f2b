/// Something a template wants to know: `{ "name": "kind", "type": "choice", … }`.
///
/// A variable becomes a flag of `new-module`, a line of its help, a question on a terminal and an
/// entry of the completions.
package struct Variable: Sendable {
  package let name: String
  /// The option that asks for it, such as `--base-url`.
  package let flag: String
  package let kind: Kind
  /// True if the choices are parts of the template: the chosen one is there, with what it needs.
  let namesPart: Bool
  /// True if a choice of envelopes may be said part by part, too.
  package let takesEnvelopes: Bool
  /// The default answer; a template of its own.
  package let defaultValue: DefaultValue?
  /// The answer of those who were made before there was this variable; without it, the default.
  package let formerValue: String?
  package let help: String
  /// The same in other languages, by their tags: `"help-ja"` in `template.json`.
  package let translations: [String: String]
  /// The name of the value in help and questions, such as `name`.
  package let label: String
  /// True if a person at a terminal is asked.
  package let isAsked: Bool
  /// The default as a template, if it is a text.
  let defaultTemplate: TextTemplate?
  /// Of fields: when people enter the identity too.
  private let entering: Condition?
  /// Of fields: when there is one entity alone.
  private let lonely: Condition?
}

extension Variable {
  package enum Kind: Equatable, Sendable {
    /// One of a few words.
    case choice([String])
    /// Any text.
    case text
    /// The address of a server: `https://api.example.com`.
    case url
    /// A name for a Swift type.
    case identifier
    /// Given or not.
    case flag
    /// Words with commas between them; if there are choices, only those.
    case list([String])
    /// `id:Int64 title:String`
    case fields
    /// Names of other modules with commas between them.
    case modules
    /// Codes of languages with commas between them, the first one first: `en,ja`.
    case languages
    /// The title at the top of a screen: any text of one line.
    case title
    /// Fields of a table that rows are found by, with commas between them: `user.id,state`.
    case columns
    /// Where the rows of a list are in a reply: `/data/items`.
    case pointer
    /// Where in a reply one thing is: `/data`.
    case place
    /// How a server hands out a list page by page: `page(page, size: per_page=30)`.
    case paging
    /// Where requests go, below the server's address: `/users/{user}/posts`.
    case path
    /// A length of time: `60s`.
    case duration
    /// A field by which rows stand in sections: `created_at:month`.
    case section
  }

  package enum DefaultValue: Equatable, Sendable {
    case text(String)
    case list([String])
    case flag(Bool)
  }

  /// - Parameter reserved: the flags that it may not have.
  init(_ json: JSON, _ source: JSONSource, reserved: Set<String>) throws {
    var object = try JSONObject(json, in: source, called: "variables")
    let nameJSON = try object.require("name")
    name = try source.text(nameJSON, called: "name")
    guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      throw source.error(.badName(name), at: nameJSON.offset)
    }
    flag = "--" + Words(of: try object.text("option", default: name)).kebabCased
    guard !reserved.contains(flag) else {
      throw source.error(.reservedVariable(name), at: nameJSON.offset)
    }
    let type = try object.require("type")
    let word = try source.text(type, called: "type")
    kind = try Self.kind(word, type, &object, source)
    namesPart = word == "part"
    takesEnvelopes = object.take("envelopes")?.kind == .flag(true)
    help = try object.text("help", default: "")
    translations = try object.translations(of: "help", source.text)
    label = try object.text("label", default: kind.label)
    guard label.allSatisfy({ $0.isPlain || "|, ".contains($0) }) else {
      throw source.error(.badName(label), at: nameJSON.offset)
    }
    let defaultValue = object.take("default")
    self.defaultValue = try Self.defaultValue(defaultValue, of: kind, source)
    defaultTemplate = try Self.template(defaultValue, source)
    formerValue = try object.take("former").map { json throws(DataError) in
      try source.text(json, called: "former")
    }
    isAsked = object.take("ask")?.kind == .flag(true)
    entering = try object.take("identityIf").map {
      try Condition(PlacedText($0, called: "identityIf", in: source))
    }
    lonely = try object.take("aloneIf").map {
      try Condition(PlacedText($0, called: "aloneIf", in: source))
    }
    try object.finish(knowing: [
      "name", "option", "type", "choices", "default", "former", "help", "label",
      "ask", "identityIf", "aloneIf", "envelopes",
    ])
  }

  /// The only words that an answer may be made of; none if any will do.
  package var choices: [String] {
    switch kind {
    case .choice(let choices), .list(let choices): choices
    default: []
    }
  }

  /// True if people enter the identity too, and not the server or the app alone makes it.
  ///
  /// - Parameter values: The answers before this one.
  package func entersIdentity(_ values: [String: Value]) throws(TemplateError) -> Bool {
    try entering?.holds(for: values) ?? true
  }

  /// True if there is one entity alone, which need not be distinguished from others.
  ///
  /// - Parameter values: All other options.
  package func isAlone(_ values: [String: Value]) throws(TemplateError) -> Bool {
    try lonely?.holds(for: values) ?? false
  }
}

extension Variable {
  private static func kind(
    _ type: String, _ json: JSON, _ object: inout JSONObject, _ source: JSONSource
  ) throws(DataError) -> Kind {
    let choices = try object.texts("choices")
    for (index, choice) in choices.enumerated() {
      // A choice stands in shells' completions: it must mean nothing to them.
      guard !choice.isEmpty, choice.allSatisfy(\.isPlain) else {
        throw source.error(.badName(choice), at: json.offset)
      }
      guard !choices[..<index].contains(choice) else {
        throw source.error(.doubledKey(choice), at: json.offset)
      }
    }
    let kinds: KeyValuePairs<String, Kind> = [
      "choice": .choice(choices), "part": .choice(choices), "text": .text, "url": .url,
      "identifier": .identifier, "flag": .flag, "list": .list(choices), "fields": .fields,
      "modules": .modules, "languages": .languages, "title": .title, "columns": .columns,
      "pointer": .pointer, "place": .place, "paging": .paging, "path": .path,
      "duration": .duration, "section": .section,
    ]
    guard let kind = kinds.first(where: { $0.key == type })?.value else {
      throw source.unknown(type, as: "type", among: kinds.map(\.key), at: json.offset)
    }
    if kind == .choice([]) { throw source.error(.missingKey("choices"), at: json.offset) }
    return kind
  }

  private static func template(
    _ json: JSON?, _ source: JSONSource
  ) throws(DataError) -> TextTemplate? {
    guard let json, case .text = json.kind else { return nil }
    return TextTemplate(try PlacedText(json, called: "default", in: source))
  }

  private static func defaultValue(
    _ json: JSON?, of kind: Kind, _ source: JSONSource
  ) throws(DataError) -> DefaultValue? {
    guard let json else { return nil }
    switch kind {
    case .flag:
      guard case .flag(let flag) = json.kind else {
        throw source.error(
          .wrongKind(key: "default", expected: "a flag", found: json.description), at: json.offset)
      }
      return .flag(flag)
    case .list:
      if case .text(let text) = json.kind { return .text(text) }
      return .list(try source.texts(json, called: "default"))
    case .modules, .languages, .columns:
      return .list(try source.texts(json, called: "default"))
    case .choice(let choices):
      let text = try source.text(json, called: "default")
      guard choices.contains(text) || text.contains("{{") else {
        throw source.unknown(text, as: "default", among: choices, at: json.offset)
      }
      return .text(text)
    case .text, .url, .identifier, .fields, .title, .pointer, .place, .paging,
      .path, .duration, .section:
      return .text(try source.text(json, called: "default"))
    }
  }
}

extension Variable.Kind {
  fileprivate var label: String {
    switch self {
    case .choice(let choices): choices.joined(separator: "|")
    case .text: "text"
    case .url: "url"
    case .identifier: "name"
    case .flag: ""
    case .list(let choices): choices.isEmpty ? "names" : choices.joined(separator: ",")
    case .fields: "fields"
    case .modules: "names"
    case .columns: "fields"
    case .languages: "codes"
    case .title: "text"
    case .pointer, .place: "pointer"
    case .paging: "style"
    case .path: "path"
    case .duration: "time"
    case .section: "field"
    }
  }
}

extension Character {
  /// True if it is a letter, a digit or one of `-_.+`.
  fileprivate var isPlain: Bool { isLetter || isNumber || "-_.+".contains(self) }
}
