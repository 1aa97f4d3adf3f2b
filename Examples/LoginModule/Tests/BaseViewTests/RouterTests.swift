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

  /// As when a row is tapped twice, or a link leads to what is there.
  @Test func showsNothingTwice() {
    router.push("detail")
    router.push("detail")
    #expect(router.path == ["detail"])
  }

  @Test func staysWhereThereIsNothingToCloseAndSaysSo() {
    router.push("list")
    router.close()
    #expect(!router.isClosed)

    router.close()
    #expect(router.path == [])
    #expect(router.isClosed)
  }
}
