/// A member of an Apple type: `show~ViewController:sender:` as Objective-C has it, or
/// `navigationTitle(_:)` as Swift does.
struct AppleMember: Sendable {
  let text: String
  /// The first system that has it.
  let system: String
  let isOfTheType: Bool
  private let shape: Shape

  /// How it can be called in Swift.
  private enum Shape: Sendable {
    /// A property, or a function without parameters: each name that it can have.
    case plain([String])
    /// The parts of a selector, each as it is and as Swift shortens it.
    case selector([[String]])
    case function(String)
  }

  init(_ text: String, since system: String) {
    isOfTheType = text.hasPrefix("+")
    let name = isOfTheType ? String(text.dropFirst()) : text
    (self.text, self.system) = (name, system)
    if name.contains("(") {
      shape = .function(name)
    } else if name.contains(":") {
      shape = .selector(
        name.dropLast().split(separator: ":", omittingEmptySubsequences: false).map(Self.variants))
    } else {
      shape = .plain(Self.variants(of: name[...]))
    }
  }

  /// `show~ViewController` is `showViewController` or `show`.
  private static func variants(of part: Substring) -> [String] {
    let whole = part.filter { $0 != "~" }
    let short = part.prefix { $0 != "~" }
    return whole == short ? [whole] : [whole, String(short)]
  }
}

extension AppleMember {
  /// Without the mark of what Swift leaves out.
  var selector: String { text.filter { $0 != "~" } }

  /// Whether a member of ours would have this one's name, in Swift or in Objective-C.
  func isTaken(by member: SwiftMember) -> Bool {
    guard member.isOfTheType == isOfTheType else { return false }
    if let selector = member.selector, selectors.contains(selector) { return true }
    switch shape {
    case .plain(let names): return member.labels.isEmpty && names.contains(member.name)
    case .function(let name): return member.fullName == name
    case .selector(let parts):
      guard parts.count == member.labels.count else { return false }
      return parts[0].contains(member.name + member.labels[0].asFirstLabel)
        && zip(parts, member.labels).dropFirst().allSatisfy { $0.contains($1) }
    }
  }

  /// Its selectors in Objective-C; a property has a setter too.
  private var selectors: [String] {
    switch shape {
    case .function: []
    case .selector: [selector]
    case .plain:
      [selector, "set\(selector.capitalizedFirst):"]
        + (selector.hasPrefix("is") ? ["set\(selector.dropFirst(2)):"] : [])
    }
  }
}

extension String {
  /// How a first label ends the first part of a selector: `for` of `cell(for:)` is `For`.
  fileprivate var asFirstLabel: String { self == "_" ? "" : capitalizedFirst }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
