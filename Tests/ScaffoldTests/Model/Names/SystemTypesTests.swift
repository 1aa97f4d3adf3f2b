import Testing

@testable import Model

@Suite struct SystemTypesTests {
  @Test(arguments: [
    ("Issue", "Testing", true), ("Issue", "Foundation", false), ("Issue", "Core", false),
    ("Notification", "Foundation", true), ("Notification", "UIKit", true),
    ("Notification", "Testing", false), ("Point", "Foundation", true), ("Category", "UIKit", true),
    ("Subject", "SwiftUI", true), ("Tab", "SwiftUI", true), ("Tab", "UIKit", false),
    ("UIWindow", "SwiftUI", true), ("NSSpeechRecognizer", "SwiftUI", true),
    ("NSSpeechRecognizer", "Testing", false), ("Observable", "Observation", true),
    // Types of Swift give way to others.
    ("Character", "Foundation", false), ("Character", "Swift", false),
    ("User", "SwiftUI", false), ("Unite", "SwiftUI", false),
  ])
  func knowsWhatAnImportBrings(_ name: String, _ module: String, isSeen: Bool) {
    #expect(SystemTypes.areSeen(name, by: [module]) == isSeen)
  }
}
