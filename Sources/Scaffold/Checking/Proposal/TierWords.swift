/// The names by which teams call a tier, and what is usually for it alone.
struct TierWords: Sendable {
  let tier: String
  let names: [String]
  /// The frameworks that other tiers should leave alone, whether or not someone imports them.
  let frameworks: [String]
  /// The frameworks that are named only where this tier alone imports them.
  let possible: [String]
}

extension TierWords {
  /// The three tiers, the upper ones first.
  static let all = [
    TierWords(
      tier: "View",
      names: ["View", "Views", "UI", "Presentation", "Screen", "Screens", "Scene", "Scenes"],
      frameworks: ["UIKit", "SwiftUI"], possible: ["AppKit", "MapKit", "Observation", "WatchKit"]),
    TierWords(
      tier: "Business",
      names: ["Business", "Domain", "UseCase", "UseCases", "Logic", "Interactor", "Interactors"],
      frameworks: [], possible: []),
    TierWords(
      tier: "Data",
      names: [
        "Data", "Network", "Networking", "Persistence", "Storage", "Database", "Repository",
        "Repositories", "Infrastructure",
      ],
      frameworks: ["FoundationNetworking", "SQLite3"],
      possible: ["CFNetwork", "CloudKit", "CoreData", "Security", "SwiftData"]),
  ]

  /// The names of folders that all tiers may see.
  static let shared: Set = ["Base", "Common", "Core", "Shared"]

  /// The word that a target's name ends with, such as `View` of `LoginView`.
  func ending(of target: String) -> String? {
    names.filter { target.hasSuffix($0) && target != $0 }.max { $0.count < $1.count }
  }
}
