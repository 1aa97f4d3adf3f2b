@testable import SwiftReading

/// A property or a function that a Swift file declares in a type.
struct SwiftMember: Hashable {
  /// The type that it stands in: `RouterTabBarController`.
  let owner: String
  /// The same with the types that it stands in: `UIButton.Configuration`.
  let path: String
  let name: String
  /// The labels of a function's parameters; a property has none.
  let labels: [String]
  let isFunction: Bool
  let isOfTheType: Bool
  let isOverride: Bool
  /// What it is called in Objective-C, if that has it.
  let selector: String?
  let line: Int
  /// The first iOS that has it, as it says or what is around it: `18.0`.
  let system: String?

  /// `show(_:sender:)`
  var fullName: String {
    isFunction ? name + "(" + labels.map { $0 + ":" }.joined() + ")" : name
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
