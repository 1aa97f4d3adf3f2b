#if canImport(UIKit)
  import App
  import Testing
  import UIKit

  /// The app as its shell shows it; runs on a simulator.
  @MainActor
  struct MakeRootTests {
    @Test func beginsWithTheHomeScreen() throws {
      let root = try #require(makeRoot() as? UINavigationController)
      root.loadViewIfNeeded()
      let home = try #require(root.topViewController)
      home.loadViewIfNeeded()

      #expect(root.viewControllers == [home])
      #expect(home.title == AppText.title)
    }
  }
#endif
