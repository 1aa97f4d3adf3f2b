import Ground
import Templates

/// The rules for the name of a module or an entity.
package enum SwiftName {
  /// The longest name, in bytes of UTF-8: a file name is made of it, and has 255.
  static let longest = 100

  /// Why a text is no name; `nil` if it is one.
  package static func problem(with text: String) -> InvalidName.Reason? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first else { return .empty }
    if text.utf8.count > longest { return .tooLong }
    // A letter with a mark behind it and the same letter in one piece are one name to Swift, and two
    // on disk.
    let isMark = { (scalar: Unicode.Scalar) in (0x0300...0x036F).contains(scalar.value) }
    if !first.properties.isXIDStart || scalars.contains(where: isMark)
      || !scalars.allSatisfy({ $0.properties.isXIDContinue && $0 != "_" })
    {
      return .badCharacters
    }
    if SwiftKeyword.isReserved(text) { return .keyword }
    if first.properties.isLowercase {
      return .lowercase(suggestion: text.prefix(1).uppercased() + text.dropFirst())
    }
    return nil
  }
}

/// A text that cannot be the name of a module, an entity or a type that a field declares.
package struct InvalidName: Error, Equatable {
  /// The role of the name: `module`, `entity`, `type`.
  let role: String
  package let text: String
  let reason: Reason

  package init(role: String, text: String, reason: Reason) {
    self.role = role
    self.text = text
    self.reason = reason
  }

  package enum Reason: Equatable, Sendable {
    case empty
    case tooLong
    case badCharacters
    case keyword
    case lowercase(suggestion: String)
    /// A name of the project's own, such as `Core`.
    case ofTheProject
    case ofAFramework(String)
    /// A target that the module would make is there, or would be.
    case ofATarget(String)
    /// A type that the module would make has the name, or that of a type which generated code uses.
    case ofAType(String)
    /// Generated code uses the name, and means what the project or a module of the system calls so.
    case used(owner: String)
    /// Generated code imports a module of that name.
    case imported
    /// A file of that name means something of its own.
    case misread(MisreadFile)
  }
}

extension InvalidName: Failure {
  package var exitCode: ExitCode { .usage }

  package var complaint: Complaint {
    switch reason {
    case .empty: complaint("the \(term: role) name is empty", "give one such as `Login`")
    case .tooLong:
      complaint(
        "the \(term: role) name `\(text.prefix(20))…` is too long",
        "use \(SwiftName.longest) bytes at the most")
    case .badCharacters:
      complaint("`\(text.printable)` is not \(roleWithArticle) name", otherSpelling)
    case .keyword: complaint("`\(text)` is a word of Swift", "choose another \(term: role) name")
    case .lowercase(let suggestion):
      complaint(
        "\(roleWithArticle) name starts with a capital", "did you mean `\(suggestion)`?")
    case .ofTheProject:
      complaint("`\(text)` is a name of the project's own", "choose another \(term: role) name")
    case .ofAFramework(let name):
      complaint(
        "`\(text)` would clash with the framework `\(name)`", "choose another \(term: role) name")
    case .ofATarget(let name):
      complaint(
        "`\(text)` would clash with the target `\(name)`", "choose another \(term: role) name")
    case .ofAType(let name) where name != text:
      complaint(
        "`\(text)` would clash with the type `\(name)`", "choose another \(term: role) name")
    case .ofAType: complaint("`\(text)` is a type of the module's own", otherName)
    case .used(let owner):
      complaint("`\(text)` is a type of \(owner) that the generated code uses", otherName)
    case .imported:
      complaint("`\(text)` is a module that the generated code imports", otherName)
    case .misread(let file): complaint("a file `\(text).swift` \(file.effect)", otherName)
    }
  }

  private func complaint(_ problem: Message, _ wayOut: Message) -> Complaint {
    Complaint("invalid-name", problem, wayOut)
  }
}

extension InvalidName {
  private var otherName: Message {
    switch role {
    case "entity": "choose another entity name"
    case "type": "give the field or its type another name"
    default: "give the entity another name with `--entity`"
    }
  }

  private var otherSpelling: Message {
    let name = Words(of: text).pascalCased
    let isOfWords = text.allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) }
    return isOfWords && SwiftName.problem(with: name) == nil
      ? "use letters and digits, starting with a capital, such as `\(name)`"
      : "use letters and digits, starting with a capital"
  }

  private var roleWithArticle: Message {
    role == "entity" ? "an entity" : Message(term: "a \(role)")
  }
}
