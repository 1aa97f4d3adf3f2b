import BaseView
import Testing

/// What lies over other screens.
@MainActor
struct RouterSheetTests {
  private let router = Router<String>()

  /// As when a button is tapped twice, or a link leads to what is there.
  @Test func showsNothingTwice() throws {
    router.push("detail")
    router.push("detail")
    #expect(router.front == "detail")
    router.present("form")
    router.present("form")
    #expect(routes == [["detail"], ["form"]])

    try sheet(over: router).push("country")
    router.present("country")
    router.present("form")
    #expect(routes == [["detail"], ["form", "country"], ["form"]])
    #expect(router.front == "form")
  }

  @Test func isNotClosedWithWhatLiesOverIt() throws {
    router.present("form")
    let form = try sheet(over: router)

    form.close()
    #expect([router, form].map(\.isClosed) == [false, false])
  }

  @Test func pushesInASheetWithinTheSheet() throws {
    router.push("list")
    router.present("form")
    let sheet = try sheet(over: router)

    sheet.push("country")
    #expect(routes == [["list"], ["form", "country"]])

    sheet.close()
    #expect(routes == [["list"], ["form"]])

    sheet.close()
    #expect(routes == [["list"]])
  }

  @Test func presentsOverWhatIsThere() throws {
    router.present("form")
    let form = try sheet(over: router)
    form.push("country")

    router.present("help")
    try sheet(over: form).present("contact")
    #expect(routes == [[], ["form", "country"], ["help"], ["contact"]])
    #expect(router.sheet == "contact")

    router.close()
    form.close()
    #expect(routes == [[], ["form", "country"]])
    #expect(try sheet(over: router) === form)
  }

  @Test func presentsOnceAndGivesBackWhatLiesUnderIt() throws {
    router.present("form")
    let form = try sheet(over: router)
    form.push("country")

    router.presentOnce("signIn")
    let signIn = try sheet(over: form)
    signIn.present("help")
    router.presentOnce("signIn")
    #expect(routes == [[], ["form", "country"], ["signIn"], ["help"]])

    signIn.close()
    signIn.close()
    #expect(routes == [[], ["form", "country"]])
    #expect(try sheet(over: router) === form)
  }

  @Test func tellsWhatIsPresentedFromTheFirst() throws {
    router.present("form")

    #expect(!router.isPresented)
    #expect(try sheet(over: router).isPresented)
  }

  @Test func takesAllWithItThatLiesOverWhatTheUserClosed() {
    router.present("form")
    router.present("help")

    router.presentation = nil

    #expect(router.sheet == nil)
  }

  @Test func leavesAloneWhatTookItsPlace() throws {
    router.present("form")
    let closed = try sheet(over: router)
    router.close()
    router.present("help")

    closed.close()

    #expect(router.sheet == "help")
  }

  private func sheet(over router: Router<String>) throws -> Router<String> {
    try #require(router.presentation).router
  }

  /// What is shown, presentation by presentation: what it begins with, and what was pushed.
  private var routes: [[String]] {
    var routes = [router.path]
    var top = router.presentation
    while let presentation = top {
      routes.append([presentation.route] + presentation.router.path)
      top = presentation.router.presentation
    }
    return routes
  }
}
