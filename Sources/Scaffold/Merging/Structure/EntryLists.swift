/// The three lists of entries that become one.
struct EntryLists {
  let kind: Branch.Kind
  let language: Language
  /// True if the order is what the entries are about.
  let isOrdered: Bool
  /// True if entries are arguments or parameters.
  let isLabelled: Bool
  let base: [Entry]
  let disk: [Entry]
  let wanted: [Entry]

  init(_ base: Branch, _ disk: Branch, _ wanted: Branch, language: Language) {
    (self.base, self.disk, self.wanted) = (base.entries, disk.entries, wanted.entries)
    let all = [base, disk, wanted]
    kind = Self.kind(of: all)
    self.language = language
    isLabelled = kind == .list && base.open.says("(")
    isOrdered =
      switch kind {
      case .members: false
      case .statements, .cases, .chain: true
      case .list:
        !all.allSatisfy(\.isOfKeys) && !(language == .text && all.allSatisfy(\.isOfColumns))
      }
  }
}

extension EntryLists {
  /// A file that also does something is no list of declarations.
  private static func kind(of branches: [Branch]) -> Branch.Kind {
    let kind = branches.first { !$0.entries.isEmpty }?.kind ?? branches[0].kind
    guard kind == .members else { return kind }
    let isDeclared = branches.allSatisfy { $0.entries.allSatisfy(\.isDeclaration) }
    return isDeclared ? .members : .statements
  }
}

extension Branch {
  /// True if a list is a dictionary or an object, or names inherited types.
  fileprivate var isOfKeys: Bool {
    if open.isEmpty || open.says(":") { return true }
    return !open.says("(") && entries.allSatisfy { $0.key?.last == ":" }
  }

  /// True if a list defines the columns of a table in SQL.
  fileprivate var isOfColumns: Bool {
    entries.allSatisfy { $0.key?.hasSuffix(EntryName.column) ?? false }
  }
}
