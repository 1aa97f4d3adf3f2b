import Ground

/// The settings of one configuration of a target: its own, those of its `.xcconfig` file, those of
/// the project, those of the project's file. The first that says something wins.
package struct BuildSettings: Sendable {
  /// The strongest first.
  let levels: [[BuildSetting]]
  /// Such as `Debug`.
  package let configuration: String

  /// The circumstances of a build: conditions of settings ask for them.
  struct Circumstances: Equatable, Sendable {
    let configuration: String
    /// Such as `iphoneos`.
    let sdk: String
  }

  /// A value with the line that gives it.
  package struct Resolved: Equatable, Sendable {
    package let value: String
    package let place: SourcePlace
  }

  /// The value of a setting where the target is built for a platform; `nil` if nothing says it.
  package func value(of key: String, sdk: String) -> Resolved? {
    var search = Search(
      levels: levels, circumstances: Circumstances(configuration: configuration, sdk: sdk))
    return search.value(of: key, below: 0)
  }
}

/// A look for one value, which may name other settings, and these others again.
private struct Search {
  let levels: [[BuildSetting]]
  let circumstances: BuildSettings.Circumstances
  /// How many settings may still be looked up: they may name one another in a circle.
  private var credit = 100

  init(levels: [[BuildSetting]], circumstances: BuildSettings.Circumstances) {
    self.levels = levels
    self.circumstances = circumstances
  }

  mutating func value(of key: String, below start: Int) -> BuildSettings.Resolved? {
    guard credit > 0 else { return nil }
    credit -= 1
    for level in levels.indices.dropFirst(start) {
      let fitting = levels[level].filter { setting in
        setting.key == key && setting.conditions.allSatisfy { $0.holds(circumstances) }
      }
      guard let setting = fitting.last(where: { !$0.conditions.isEmpty }) ?? fitting.last else {
        continue
      }
      // The line to fix is the one that the value comes from.
      if ["$(inherited)", "${inherited}"].contains(setting.value) {
        return value(of: key, below: level + 1)
      }
      let value = expanded(setting.value, of: key, at: level)
      return BuildSettings.Resolved(value: value, place: setting.place)
    }
    return nil
  }

  /// The text with the values of the settings that it names, such as `$(MINIMUM_IOS)`.
  private mutating func expanded(_ text: String, of key: String, at level: Int) -> String {
    var result = ""
    var rest = text[...]
    // Brackets that are closed nowhere behind: to look for them again would take long.
    var unclosed: Set<Character> = []
    while let sign = rest.firstIndex(of: "$") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      guard let open = rest.first, let close = ["(": ")", "{": "}"][open] as Character?,
        !unclosed.contains(close), let end = rest.firstIndex(of: close)
      else {
        if let open = rest.first { unclosed.formUnion(open == "(" ? ")" : open == "{" ? "}" : "") }
        result += "$"
        continue
      }
      let name = String(rest[rest.index(after: rest.startIndex)..<end])
      let isInherited = name == "inherited" || name == key
      result +=
        value(of: isInherited ? key : name, below: isInherited ? level + 1 : 0)?.value ?? ""
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
