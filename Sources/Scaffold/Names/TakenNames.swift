/// The names that a new module cannot have because something in the project has them.
struct TakenNames {
  private(set) var modules: [String]
  private var byLetters: [String: String] = [:]
  /// The names of this run.
  private var added: Set<String> = []
  private var targets: Set<String>

  /// - Parameter planner: knows the manifest of a project that is only planned yet.
  init(in project: Project, planned planner: inout Planner) throws {
    modules = try project.moduleFolders()
    targets = []
    for module in modules { byLetters[module.lowercased()] = module }
    guard let path = project.manifest.packageManifest else { return }
    targets = Self.targetNames(in: try planner.contents(of: path) ?? [])
  }

  /// - Parameter isKnown: whether the tool made a module of that name before.
  /// - Throws: `Refusal.sameLetters`, or `InvalidName` for a target that is taken.
  mutating func add(_ name: ModuleName, isKnown: Bool) throws {
    guard added.insert(name.text).inserted else { throw UsageError.repeatedModule(name.text) }
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
  private static func targetNames(in manifest: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    for line in manifest.lines {
      var rest = line
      while let start = rest.firstEnd(of: "name: \"") {
        rest = rest[start...]
        names.insert(String(decoding: rest.prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self))
      }
    }
    return names
  }
}

extension ArraySlice<UInt8> {
  /// Where the first place ends at which `text` stands.
  fileprivate func firstEnd(of text: StaticString) -> Index? {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return nil }
    return text.withUTF8Buffer { pattern in
      (startIndex...(endIndex - length)).first { self[$0..<($0 + length)].elementsEqual(pattern) }
        .map { $0 + length }
    }
  }
}
