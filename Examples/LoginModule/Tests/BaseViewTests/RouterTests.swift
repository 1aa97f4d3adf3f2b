import BaseView
import Testing

/// Where the user is.
@MainActor
struct RouterTests {
  private let router = Router<String>()

  @Test func goesOnAndBack() {
    router.push("list")
    router.push("detail")
    #expect(router.path == ["list", "detail"])

    router.close()
    #expect(router.path == ["list"])
  }

  @Test func closesWhatIsInFrontFirst() {
    router.push("list")
    router.present("filter")
    #expect(router.sheet == "filter")

    router.close()
    #expect(router.sheet == nil)
    #expect(router.path == ["list"])
  }

  @Test func staysWhereThereIsNothingToClose() {
    router.close()

    #expect(router.path == [])
  }
}
