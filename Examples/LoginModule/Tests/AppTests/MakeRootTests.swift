#if canImport(UIKit)
  import App
  import Testing
  import UIKit

  /// The app as its shell shows it; runs on a simulator.
  @MainActor
  struct MakeRootTests {
    @Test func beginsWithTheFirstTab() throws {
      let root = makeRoot()
      root.loadViewIfNeeded()
      let child = try #require(root.children.first)
      let tabs = (child as? UITabBarController)?.viewControllers ?? [child]
      let stack = try #require(tabs.first as? UINavigationController)
      let screen = try #require(stack.topViewController)
      screen.loadViewIfNeeded()

      #expect(root.children == [child])
      #expect(tabs.count == AppRouter.beginning.all.count)
      #expect(stack.viewControllers == [screen])
      #expect(screen.title == AppRouter.beginning.all.first?.entry.title)
    }
  }
#endif
