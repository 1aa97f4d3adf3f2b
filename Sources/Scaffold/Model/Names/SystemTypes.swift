import Ground

/// The types that the toolchain and Apple's systems declare, by the modules that bring them.
///
/// `Tests/Names/check` holds the lists against the toolchain; what only Apple has is from its
/// documentation.
package enum SystemTypes {
  /// True if a file with these imports means two types by the name of one of ours. Types of Swift
  /// itself give way to all others.
  static func areSeen(_ name: String, by imports: Set<String>) -> Bool {
    imports.contains { brought[$0, default: []].contains { $0.contains(name) } }
      || hasPrefix(name) && imports.contains(where: frameworks.contains)
  }

  /// True if any module but Swift itself declares a type of that name.
  package static func contains(_ name: String) -> Bool {
    listed.contains { $0.contains(name) } || hasPrefix(name)
  }

  /// The attributes that are macros: no type hides them.
  static let macros: Set<String> = [
    "Entry", "Observable", "ObservationIgnored", "ObservationTracked", "Suite", "Tag", "Test",
  ]

  /// The types of all modules but Swift.
  private static let listed = [
    ofFoundation, ofDarwin, ofCombine, ofObservation, ofSwiftUI, ofTesting, ofUIKit,
  ]

  /// The names that an import brings: the types of the module, and of those that it hands on.
  private static let brought: [String: [WordTable]] = [
    "Foundation": [ofFoundation, ofDarwin, ofCombine],
    "Observation": [ofObservation],
    "SwiftUI": [ofSwiftUI, ofUIKit, ofFoundation, ofDarwin, ofCombine, ofObservation],
    "Testing": [ofTesting],
    "UIKit": [ofUIKit, ofFoundation, ofDarwin, ofCombine],
  ]

  /// The modules that bring what is written in C or Objective-C.
  private static let frameworks: Set<String> = ["Foundation", "SwiftUI", "UIKit"]

  /// The prefixes of what is written in C or Objective-C: too many types to list.
  private static let prefixes: Set<String> = [
    "AX", "CA", "CF", "CG", "CI", "CT", "NS", "UI", "UN",
  ]

  private static func hasPrefix(_ name: String) -> Bool {
    prefixes.contains(String(name.prefix(2))) && name.dropFirst(2).first?.isUppercase == true
  }
}
