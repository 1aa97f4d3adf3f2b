/// The names that a block or a statement declares, and how often each word is used in it.
struct NameScope {
  let isOfMembers: Bool
  /// In their order.
  private(set) var declared: [Text] = []
  private let parts: [Item]

  /// The declarations of a block for all that stands in it.
  init(of branch: Branch) {
    isOfMembers = branch.kind == .members
    parts = branch.header + branch.entries.flatMap(\.items)
    for item in branch.header { declare(in: item) }
    for entry in branch.entries where isOfMembers || Self.declares(entry) {
      declare(entry.items, Self.all)
    }
  }

  /// The declarations of a statement for its own brackets: parameters, `if let row`.
  init(of entry: Entry) {
    isOfMembers = false
    parts = entry.items
    guard entry.items.contains(where: { $0.branch?.open.says("{") ?? false }) else { return }
    if entry.isDeclaration, let list = Self.parameters(of: entry) {
      for parameter in list.entries { declare(parameter: parameter) }
    } else if !Self.declares(entry) {
      declare(entry.items, Self.bound)
    }
  }

  /// How often each name stands there, but for members of something else and labels.
  var uses: [Text: Int] {
    var uses: [Text: Int] = [:]
    Self.count(parts, in: false, &uses)
    return uses
  }
}

// MARK: - What is declared

extension NameScope {
  private static let bound: Set<String> = ["let", "var", "for"]
  private static let all: Set<String> = [
    "let", "var", "func", "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  /// The first brackets behind the word that declares a function: those of an attribute stand before it.
  private static func parameters(of entry: Entry) -> Branch? {
    let rest = entry.items.drop { item in
      if case .token(let text) = item.kind { !functions.contains(text.string) } else { true }
    }
    return rest.lazy.compactMap(\.branch).first { $0.open.says("(") }
  }

  private static let functions: Set<String> = ["func", "init", "macro", "subscript"]

  /// True if a statement declares something for those that follow.
  private static func declares(_ entry: Entry) -> Bool {
    guard case .token(let word)? = entry.items.first?.kind else { return entry.isDeclaration }
    return entry.isDeclaration || word.says("guard")
  }

  private mutating func declare(_ items: [Item], _ words: Set<String>) {
    var isNext = false
    for item in items {
      switch item.kind {
      case .token(let text):
        if words.contains(text.string) {
          isNext = true
        } else {
          if isNext, text.isName { declared.append(text) }
          isNext = false
        }
      case .branch(let branch):
        if isNext { for entry in branch.entries { for item in entry.items { declare(in: item) } } }
        isNext = false
      case .literal: isNext = false
      }
    }
  }

  /// The parameters of a closure.
  private mutating func declare(in item: Item) {
    switch item.kind {
    case .token(let text):
      if text.isName, !text.says("in"), !text.says("_") { declared.append(text) }
    case .branch(let branch):
      for entry in branch.entries {
        if let first = entry.items.first { declare(in: first) }
      }
    case .literal: break
    }
  }

  /// `of name: String`
  private mutating func declare(parameter: Entry) {
    let words = parameter.items.prefix { item in
      if case .token(let text) = item.kind { !text.says(":") } else { false }
    }
    if case .token(let text)? = words.last?.kind, text.isName { declared.append(text) }
  }
}

// MARK: - What is used

extension NameScope {
  private static func count(_ items: [Item], in isList: Bool, _ uses: inout [Text: Int]) {
    for (index, item) in items.enumerated() {
      switch item.kind {
      case .token(let text):
        let isMember = index > 0 && items[index - 1].text.says(".")
        let isLabel = isList && index == 0 && items.count > 1 && items[1].text.says(":")
        if text.isName, !isMember, !isLabel { uses[text, default: 0] += 1 }
      case .literal(let text): countInterpolated(text, &uses)
      case .branch(let branch):
        count(branch.header, in: false, &uses)
        for entry in branch.entries { count(entry.items, in: branch.open.says("("), &uses) }
      }
    }
  }

  /// Each word of a text that has something interpolated may be a name.
  private static func countInterpolated(_ text: Text, _ uses: inout [Text: Int]) {
    guard text.contains(UInt8(ascii: "\\")) else { return }
    for word in text.split(whereSeparator: { !$0.isOfName }) where word.isName {
      uses[word, default: 0] += 1
    }
  }
}

extension Text {
  fileprivate var isName: Bool { first.map { $0.isOfName && !$0.isDigit } ?? false }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// True if a name may have it.
  var isOfName: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || self == UInt8(ascii: "_") || self >= 0x80
  }
}
