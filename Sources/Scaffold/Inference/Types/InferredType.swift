import Templates

/// The type of a field, as the samples say it.
package indirect enum InferredType: Equatable, Sendable {
  /// `Int64`, or whatever else has been typed for a place.
  case named(String)
  /// `[String]`
  case list(InferredType)
  /// `[String:Int]`
  case map(InferredType)
  /// `User{id:Int64 name:String}`
  case object(name: String, [InferredField])
  /// `enum(open,closed)`
  case choice([String])
}

extension InferredType {
  /// The type as `--fields` takes it.
  package var text: String { text { name, fields in "\(name){\(InferredField.text(of: fields))}" } }

  /// The type in a line for people, in which an object is only called by its name.
  package var shortText: String { text { name, _ in name } }

  private func text(_ object: (String, [InferredField]) -> String) -> String {
    switch self {
    case .named(let name): name
    case .list(let item): "[\(item.text(object))]"
    case .map(let value): "[String:\(value.text(object))]"
    case .object(let name, let fields): object(name, fields)
    case .choice(let words): "enum(\((ChoiceNames.typed(words) ?? words).joined(separator: ",")))"
    }
  }
}

extension InferredType {
  /// True if it is one of a few words, or lists or maps of them.
  var isOfWords: Bool {
    switch self {
    case .choice: true
    case .list(let item), .map(let item): item.isOfWords
    case .named, .object: false
    }
  }

  /// The same with texts in the place of words.
  var ofTexts: InferredType {
    switch self {
    case .choice: .named("String")
    case .list(let item): .list(item.ofTexts)
    case .map(let value): .map(value.ofTexts)
    case .named, .object: self
    }
  }

  /// True if a form can have a field of the type, or some of what is in it.
  var isEnterable: Bool {
    switch self {
    case .named(let name): Self.isEnterable(name)
    case .choice: true
    case .list(let item), .map(let item): item.isEnterable
    case .object(_, let fields): fields.contains(where: \.type.isEnterable)
    }
  }

  /// True if a form can have all that is in a field of the type.
  var isWhollyEnterable: Bool { isWhollyEnterable(in: []) }

  /// - Parameter outer: the objects around it, which cannot be entered in themselves.
  private func isWhollyEnterable(in outer: [String]) -> Bool {
    switch self {
    case .named(let name): Self.isEnterable(name) && !outer.contains(name)
    case .choice: true
    case .list(let item), .map(let item): item.isWhollyEnterable(in: outer)
    case .object(let name, let fields):
      fields.allSatisfy { $0.type.isWhollyEnterable(in: outer + [name]) }
    }
  }

  private static func isEnterable(_ name: String) -> Bool { !["JSON", "Data"].contains(name) }

  /// The type of a value that is one of several; images and long texts stand by themselves.
  var single: InferredType {
    switch self {
    case .named("Image"): .named("URL")
    case .named("LongText"): .named("String")
    default: self
    }
  }
}
