import BaseView
import Core
import Testing

/// What stands in the place of the content.
nonisolated struct PlaceholderTests {
  @Test(arguments: [
    (Phase.idle, Placeholder?.none),
    (.loading, .loading),
    (.loaded, nil),
    (.empty, .empty("None.")),
    (.failed(.offline), .failed("You seem to be offline.")),
  ])
  func standsInForMissingContent(phase: Phase, placeholder: Placeholder?) {
    #expect(phase.placeholder(empty: "None.") == placeholder)
  }
}
