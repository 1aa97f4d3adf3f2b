import BaseView
import Testing

/// Where the user is in an app with tabs.
@MainActor
struct RouterTabsTests {
  private let tabs = RouterTabs(Self.entry("home"), [Self.entry("feed"), Self.entry("me")])

  @Test func beginsWithTheFirst() {
    #expect(tabs.all.map(\.entry.title) == ["home", "feed", "me"])
    #expect(tabs.selection == "home")
    #expect(tabs.isBarShown)
  }

  @Test func eachHasAStackOfItsOwn() {
    tabs.front.push("settings")
    #expect(tabs.select("feed"))
    tabs.front.push("detail")

    #expect(tabs.all.map(\.router.path) == [["settings"], ["detail"], []])
    #expect(tabs.all.map(\.router.isTab) == [true, true, true])

    tabs.front.close()
    tabs.front.close()
    #expect(tabs.all.map(\.router.path) == [["settings"], [], []])
  }

  @Test func aRouteAloneIsAStackWithoutABar() {
    let tabs = RouterTabs(at: "feed")

    #expect(tabs.selection == "feed")
    #expect(!tabs.isBarShown)
    #expect(tabs.front === tabs.overlay)
  }

  @Test func aTabIsNeverClosed() {
    tabs.front.close()

    #expect(tabs.all.map(\.router.isClosed) == [false, false, false])
    #expect(!tabs.overlay.isClosed)
  }

  @Test func staysWhereNoTabBeginsWithTheRoute() {
    tabs.selection = "me"

    #expect(!tabs.select("detail"))
    #expect(tabs.selection == "me")
  }

  @Test func presentsOverAllOfThem() throws {
    tabs.front.present("form")
    let form = try #require(tabs.overlay.presentation)
    tabs.selection = "feed"
    tabs.front.presentOnce("signIn")
    tabs.front.presentOnce("form")

    #expect(form.route == "form")
    #expect(form.router.presentation?.route == "signIn")
    #expect(tabs.all.map(\.router.presentation?.route) == [nil, nil, nil])
    #expect(tabs.all.map(\.router.sheet) == ["signIn", "signIn", "signIn"])
    #expect(tabs.front.sheetRouter === form.router.presentation?.router)
  }

  @Test func closesWhatLiesOverAllBeforeAnythingElse() {
    tabs.front.push("settings")
    tabs.front.present("form")
    tabs.selection = "feed"

    tabs.front.close()
    #expect(tabs.overlay.presentation == nil)
    #expect(tabs.all.map(\.router.path) == [["settings"], [], []])
  }

  @Test func oneAloneIsAStackWithoutABar() {
    let tabs = RouterTabs(Self.entry("home"), [])
    tabs.front.push("detail")
    tabs.front.present("form")

    #expect(!tabs.isBarShown)
    #expect(!tabs.front.isTab)
    #expect(tabs.front === tabs.overlay)
    #expect(tabs.overlay.path == ["detail"])
    #expect(tabs.overlay.presentation?.route == "form")
  }

  private static func entry(_ route: String) -> TabEntry<String> {
    TabEntry(title: route, systemImage: "circle", route: route)
  }
}
