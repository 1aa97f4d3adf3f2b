#if canImport(UIKit)
  import App
  import Testing
  import UIKit

  /// The app as its shell shows it; runs on a simulator.
  @MainActor
  struct MakeRootTests {
    @Test func beginsWithTheHomeScreen() throws {
      let root = makeRoot()
      root.loadViewIfNeeded()
      let stack = try #require(root.children.first as? UINavigationController)
      let home = try #require(stack.topViewController)
      home.loadViewIfNeeded()

      #expect(root.children == [stack])
      #expect(stack.viewControllers == [home])
      #expect(home.title == AppText.title)
    }
  }
#endif
