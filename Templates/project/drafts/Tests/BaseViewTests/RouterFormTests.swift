import BaseView
import Testing

/// What becomes of the input that is not sent when its screens close.
@MainActor
struct RouterFormTests {
  private let router = Router<String>()

  @Test func asksBeforeWhatIsNotSentIsGone() throws {
    let form = StubUnsent()
    router.push("list")
    router.present("form")
    let sheet = try sheet(over: router)
    sheet.form = form
    sheet.push("country")

    sheet.tryToLeave()
    #expect(sheet.isAsking)
    #expect(routes == [["list"], ["form", "country"]])

    sheet.leave()
    #expect(routes == [["list"]])
    #expect(form.isUnsent)
  }

  @Test func forgetsWhatTheUserDiscards() throws {
    let form = StubUnsent()
    router.present("form")
    let sheet = try sheet(over: router)
    sheet.form = form

    sheet.discard()

    #expect(router.sheet == nil)
    #expect(!form.isUnsent)
  }

  @Test func asksNobodyWhereAllIsSent() throws {
    let form = StubUnsent()
    form.discard()
    for entered in [form, nil] {
      router.present("form")
      let sheet = try sheet(over: router)
      sheet.form = entered

      sheet.tryToLeave()

      #expect(router.sheet == nil)
      #expect(!sheet.isAsking)
    }
  }

  private final class StubUnsent: UnsentForm {
    var isUnsent = true

    func discard() { isUnsent = false }
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
