import Ground

/// A folder or a target as `scaffold.json` names it. `*` stands for the name of a module.
///
///     View               every folder of that name
///     Features/*/View    the folder View of each feature
///     *View              every folder or target whose name ends so
package struct PlacePattern: Equatable, Sendable {
  package let text: String
  /// The byte of `scaffold.json` that it starts at; `nil` if it does not stand there.
  package let offset: Int?
  private let parts: [Part]
  /// True if it is about files in any folder below: `App/**/*View.swift`.
  private let isDeep: Bool

  /// One name, such as `*View`: what stands before and behind the `*`.
  private struct Part: Equatable, Sendable {
    let prefix: String
    /// `nil` if there is no `*`.
    let suffix: String?

    func matches(_ name: Substring) -> Bool {
      guard let suffix else { return name == prefix }
      return name.utf8.count > prefix.utf8.count + suffix.utf8.count && name.hasPrefix(prefix)
        && name.hasSuffix(suffix)
    }

    /// The part of a matching name in the place of `*`.
    func rest(of name: Substring) -> String? {
      suffix.map { String(name.dropFirst(prefix.count).dropLast($0.count)) }
    }
  }

  /// - Throws: `OutsidePath` for what is no path below the project, and for `**` but before a file.
  init(_ text: String, offset: Int? = nil) throws(OutsidePath) {
    self.offset = offset
    self.text = try ProjectPath(text.hasSuffix("/") ? String(text.dropLast()) : text).text
    let names = self.text.pathComponents
    isDeep = names.count > 2 && names[names.count - 2] == "**" && text.hasSuffix(".swift")
    parts = (isDeep ? names.dropLast(2) + names.suffix(1) : names[...]).map { component in
      let halves = component.split(separator: "*", omittingEmptySubsequences: false)
      return Part(
        prefix: String(halves[0]),
        suffix: halves.count > 1 ? halves.dropFirst().joined(separator: "*") : nil)
    }
    guard !parts.contains(where: { $0.suffix?.contains("*") == true }) else {
      throw OutsidePath(text: text)
    }
  }
}

extension PlacePattern {
  /// The match of a pattern.
  package struct Match: Equatable {
    /// How many folders of the path it took to get there.
    package let depth: Int
    /// The text in the place of `*`.
    let module: String?
  }

  /// True if it is a path from the project's folder, not a name that may stand anywhere.
  var isPath: Bool { parts.count > 1 }

  /// True if it is called as a file of code is.
  package var isOfFile: Bool { [".swift", ".m", ".mm", ".h"].contains(where: text.hasSuffix) }

  /// The last name of it; `nil` if `*` is in that.
  var plainName: String? { parts.last.flatMap { $0.suffix == nil ? $0.prefix : nil } }

  /// True if `*` is in it.
  package var isGeneral: Bool { parts.contains { $0.suffix != nil } }

  /// - Parameter folders: the names on the way from the project's folder, the outermost first.
  /// - Returns: the outermost folder that the pattern names.
  package func match(folders: ArraySlice<Substring>) -> Match? {
    guard isPath else {
      for (index, name) in zip(folders.indices, folders) {
        if let match = match(name: name) { return Match(depth: index + 1, module: match.module) }
      }
      return nil
    }
    guard folders.count >= parts.count else { return nil }
    var module: String?
    for (part, name) in zip(parts, folders) {
      guard part.matches(name) else { return nil }
      module = module ?? part.rest(of: name)
    }
    return Match(depth: folders.startIndex + parts.count, module: module)
  }

  /// True if a file is called so, in a folder that is called so if the pattern is a path.
  func matches(file name: Substring, in folders: [Substring]) -> Bool {
    guard isPath else { return match(name: name) != nil }
    if isDeep {
      return parts.last?.matches(name) == true && folders.count >= parts.count - 1
        && zip(parts.dropLast(), folders).allSatisfy { $0.matches($1) }
    }
    let path = folders + [name]
    return match(folders: path[...])?.depth == path.count
  }

  /// - Parameter name: that of one folder or target.
  package func match(name: Substring) -> Match? {
    guard !isPath, parts[0].matches(name) else { return nil }
    return Match(depth: 0, module: parts[0].rest(of: name))
  }
}
