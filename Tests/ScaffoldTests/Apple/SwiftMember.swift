@testable import SwiftReading

/// A property or a function that a Swift file declares in a type.
struct SwiftMember: Hashable {
  /// The type that it stands in: `RouterTabBarController`.
  let owner: String
  let name: String
  /// The labels of a function's parameters; none for a property.
  let labels: [String]
  let isOfTheType: Bool
  let isOverride: Bool
  /// What it is called in Objective-C, if that sees it.
  let selector: String?
  let line: Int

  /// `show(_:sender:)`
  var fullName: String {
    labels.isEmpty ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}

extension SwiftMember {
  /// All that a file declares in its types, those inside others too.
  static func all(in source: SwiftSource) -> [SwiftMember] {
    var reader = SwiftMemberReader(source)
    reader.read(source.tokens.indices, of: nil)
    return reader.members
  }
}
