import BaseView
import Testing

/// Where the user is, as it outlives the app. Here a link is the route in capitals.
@MainActor
struct RouterPlaceTests {
  private let before = Self.makeTabs()
  private let after = Self.makeTabs()

  @Test func isThereAgain() throws {
    before.front.path = ["list", "detail"]
    before.selection = "feed"
    before.front.path = ["post"]
    before.front.present("form")
    before.front.sheetRouter?.push("country")
    before.front.present("help")

    try restore()

    #expect(state(of: after) == state(of: before))
    #expect(after.selection == "feed")
    #expect(
      state(of: after) == [
        ["home", "list", "detail"], ["feed", "post"], ["me"], ["form", "country"], ["help"],
      ])
  }

  @Test func isThereAgainWithoutTabs() throws {
    let (before, after) = (RouterTabs(at: "feed"), RouterTabs(at: "feed"))
    before.front.push("post")
    before.front.present("form")

    after.restore(try #require(place(of: before)), of: "ann", Self.link, Self.route)

    #expect(state(of: after) == [["feed", "post"], ["form"]])
  }

  @Test func isNobodyElses() throws {
    before.front.push("list")

    try restore(of: "bob")

    #expect(state(of: after) == [["home"], ["feed"], ["me"]])
  }

  /// What lies over the sign-in is a part of it.
  @Test func endsBelowTheSignIn() throws {
    before.front.present("form")
    before.front.present("signIn")
    before.front.present("help")

    try restore()

    #expect(state(of: after) == [["home"], ["feed"], ["me"], ["form"]])
  }

  @Test func leavesOutWhatHasNoLink() throws {
    before.front.path = ["list", "no code", "detail"]
    before.front.present("no code")
    before.front.sheetRouter?.push("list")
    before.front.present("form")

    try restore()

    #expect(state(of: after) == [["home", "list", "detail"], ["feed"], ["me"], ["form"]])
  }

  /// As after an update of the app.
  @Test func leavesOutWhatIsNoMore() throws {
    before.selection = "me"
    before.front.path = ["gone", "list"]
    before.front.present("gone")
    before.front.sheetRouter?.push("list")
    before.front.present("form")

    after.restore(
      try #require(place(of: before)), of: "ann", { $0 == "me" ? "" : Self.link($0) },
      { $0 == "GONE" ? nil : Self.route($0) })

    #expect(state(of: after) == [["home"], ["feed"], ["me"], ["form"]])
    #expect(after.selection == "home")
  }

  @Test func staysWhereTheUserIsAlready() throws {
    before.front.push("list")
    after.selection = "feed"
    after.front.push("post")

    try restore()

    #expect(state(of: after) == [["home"], ["feed", "post"], ["me"]])
    let busy = Self.makeTabs()
    busy.front.present("form")
    busy.restore(try #require(place(of: before)), of: "ann", Self.link, Self.route)
    #expect(state(of: busy) == [["home"], ["feed"], ["me"], ["form"]])
  }

  @Test func isNowhereIfItCannotBeRead() {
    after.restore("{", of: "ann", Self.link, Self.route)

    #expect(state(of: after) == [["home"], ["feed"], ["me"]])
  }

  @Test func isTheSameTextForTheSamePlace() {
    before.front.push("list")
    after.front.push("list")

    #expect(place(of: before) == place(of: after))
    after.front.push("detail")
    #expect(place(of: before) != place(of: after))
  }
}

extension RouterPlaceTests {
  private static func makeTabs() -> RouterTabs<String> {
    let entries = ["home", "feed", "me"].map {
      TabEntry(title: $0, systemImage: "circle", route: $0)
    }
    return RouterTabs(entries[0], entries.dropFirst())
  }

  private static func link(_ route: String) -> String? {
    route.hasPrefix("no ") ? nil : route.uppercased()
  }

  private static func route(_ link: String) -> String? { link.lowercased() }

  private func place(of tabs: RouterTabs<String>) -> String? {
    tabs.place(of: "ann", Self.link) { $0 == "signIn" }
  }

  private func restore(of account: String = "ann") throws {
    after.restore(try #require(place(of: before)), of: account, Self.link, Self.route)
  }

  /// Each tab with what was pushed there, then what lies over all of them.
  private func state(of tabs: RouterTabs<String>) -> [[String]] {
    var state = tabs.all.map { [$0.id] + $0.router.path }
    var top = tabs.overlay.presentation
    while let presentation = top {
      state.append([presentation.route] + presentation.router.path)
      top = presentation.router.presentation
    }
    return state
  }
}
