import Foundation
import Testing

@testable import Scaffold

/// Writes graphs where a browser can read them: `Tests/Browser/run` names the folder.
@Suite struct GraphFiles {
  static let folder = ProcessInfo.processInfo.environment["SCAFFOLD_GRAPHS"]

  @Test(.enabled(if: folder != nil)) func writes() throws {
    let folder = URL(filePath: try #require(Self.folder))
    for graph in [Self.small, Self.large, GraphSamples.hostile] {
      for format in GraphFormat.allCases {
        let file = folder.appending(path: "\(graph.name).\(format)")
        try graph.text(as: format).write(to: file, atomically: true, encoding: .utf8)
      }
    }
  }

  static let small = GraphSamples.project("Weibo", modules: ["Login", "Profile", "Timeline"])
    .adding([
      GraphSamples.edge("TimelineBusiness", "LoginBusiness"),
      GraphSamples.edge("ProfileBusiness", "LoginBusiness"),
      GraphSamples.violation("Login", "View", sees: "Login", "Data"),
      GraphSamples.violation("Timeline", "View", sees: "Profile", "Data", line: 5),
    ])

  static let large: ArchitectureGraph = {
    let names = (names1 + names2).sorted()
    var generator = SeededGenerator(seed: 4)
    let uses = names.indices.flatMap { index -> [ArchitectureGraph.Edge] in
      (0..<Int.random(in: 0...2, using: &generator)).compactMap { _ in
        let other =
          Bool.random(using: &generator)
          ? ["Account", "Settings", "Analytics"].randomElement(using: &generator)
          : names.randomElement(using: &generator)
        guard let other, other != names[index] else { return nil }
        return GraphSamples.edge("\(names[index])Business", "\(other)Business")
      }
    }
    var seen: Set<String> = []
    let unique = uses.filter { seen.insert($0.from + $0.to).inserted }
    return GraphSamples.project("Superapp", modules: names, files: 11).adding(
      unique + [
        GraphSamples.violation("Checkout", "View", sees: "Checkout", "Data"),
        GraphSamples.violation("Timeline", "View", sees: "Profile", "Data", line: 5),
        GraphSamples.violation("Chat", "Data", sees: "Chat", "Business", line: 2),
        GraphSamples.violation("Maps", "Business", sees: "Wallet", "Business", line: 4),
      ])
  }()

  private static let names1 = [
    "Account", "Alerts", "Analytics", "Archive", "Badges", "Billing", "Bookmarks", "Calendar",
    "Camera", "Catalog", "Chat", "Checkout", "Comments", "Contacts", "Coupons", "Delivery",
    "Discovery", "Drafts", "Events", "Explore", "Favorites", "Feedback", "Files", "Followers",
    "Gallery", "Games", "Groups", "Help", "Inbox", "Invoices",
  ]
  private static let names2 = [
    "Landing", "Likes", "Login", "Loyalty", "Maps", "Messages", "Music", "News", "Notifications",
    "Offers", "Onboarding", "Orders", "Payments", "Photos", "Podcasts", "Polls", "Profile",
    "Recommendations", "Reviews", "Rewards", "Search", "Settings", "Shipping", "Shop", "Stories",
    "Support", "Timeline", "Video", "Wallet", "登录",
  ]
}
