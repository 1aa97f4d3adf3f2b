/// The names that a new module cannot have because something in the project has them.
struct TakenNames {
  private(set) var modules: [String]
  private var byLetters: [String: String] = [:]
  private var targets: Set<String>

  /// - Parameter planner: knows the manifest of a project that is only planned yet.
  init(in project: Project, planned planner: inout Planner) throws {
    modules = try project.moduleFolders()
    targets = []
    for module in modules { byLetters[module.lowercased()] = module }
    let manifest = try planner.contents(of: ProjectPath("Package.swift")) ?? []
    targets = Self.targetNames(in: String(decoding: manifest, as: UTF8.self))
  }

  /// - Parameter isKnown: whether the tool made a module of that name before.
  /// - Throws: `Refusal.sameLetters`, or `InvalidName` for a target that is taken.
  mutating func add(_ name: ModuleName, isKnown: Bool) throws {
    if let other = byLetters[name.text.lowercased()], other != name.text {
      throw Refusal.sameLetters(name.text, existing: other)
    }
    if !isKnown, let target = clash(with: name) {
      throw InvalidName(role: "module", text: name.text, reason: .ofATarget(target))
    }
    modules.append(name.text)
    byLetters[name.text.lowercased()] = name.text
  }

  private func clash(with name: ModuleName) -> String? {
    let names = Set(modules)
    for suffix in ModuleName.suffixes {
      if names.contains(name.text + suffix) { return name.text + suffix }
      if name.text.hasSuffix(suffix), names.contains(String(name.text.dropLast(suffix.count))) {
        return name.text
      }
    }
    return ([name.text] + name.targets).first(where: targets.contains)
  }

  /// What stands after each `name:` of a manifest.
  private static func targetNames(in manifest: String) -> Set<String> {
    var names: Set<String> = []
    for piece in manifest.components(separatedBy: "name: \"").dropFirst() {
      names.insert(String(piece.prefix { $0 != "\"" }))
    }
    return names
  }
}

extension String {
  /// The pieces between the places where `separator` stands.
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    var pieces: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      pieces.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return pieces + [rest]
  }
}
