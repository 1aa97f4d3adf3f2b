import Ground

/// A line that gives a setting a value, in a project or in an `.xcconfig` file.
struct BuildSetting: Equatable, Sendable {
  /// Without conditions: `IPHONEOS_DEPLOYMENT_TARGET`.
  let key: String
  /// The conditions under which it counts, such as `sdk` and `iphoneos*`.
  let conditions: [Condition]
  let value: String
  let place: SourcePlace

  /// `[sdk=iphoneos*]`
  struct Condition: Equatable, Sendable {
    let name: String
    let pattern: String
  }

  /// - Parameter key: with its conditions: `KEY[sdk=iphoneos*][arch=arm64]` or
  ///   `KEY[sdk=iphoneos*,arch=arm64]`
  init(_ key: String, _ value: String, at place: SourcePlace) {
    let parts = key.split(separator: "[", omittingEmptySubsequences: false)
    self.key = String(parts[0]).trimmed
    conditions = parts.dropFirst().flatMap { part in
      part.prefix { $0 != "]" }.split(separator: ",").map(Condition.init)
    }
    self.value = value
    self.place = place
  }
}

extension BuildSetting.Condition {
  init(_ text: Substring) {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    name = String(halves[0]).trimmed
    pattern = halves.count > 1 ? String(halves[1]).trimmed : ""
  }

  /// True if it holds where one configuration is built for one platform. Of the processor nothing
  /// is known, so each counts.
  func holds(_ circumstances: BuildSettings.Circumstances) -> Bool {
    switch name {
    case "sdk":
      pattern.matches(circumstances.sdk) || pattern.matches(circumstances.sdk + "26.0")
    case "config": pattern.matches(circumstances.configuration)
    case "arch", "variant": true
    default: false
    }
  }
}

extension String {
  /// True if the text fits, where `*` in the pattern stands for anything.
  fileprivate func matches(_ text: String) -> Bool {
    let parts = split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return self == text
    }
    guard text.hasPrefix(first), text.count >= first.count + last.count,
      text.hasSuffix(last)
    else { return false }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
