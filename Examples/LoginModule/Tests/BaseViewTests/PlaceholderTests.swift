import BaseView
import Core
import Testing

/// The placeholder of the content.
nonisolated struct PlaceholderTests {
  @Test(arguments: [
    (Phase.idle, Placeholder?.none),
    (.loading, .loading),
    (.loaded, nil),
    (.empty, .empty("None.")),
    (.failed(.offline), .failed(ErrorText.message(for: .offline))),
  ])
  func standsInForMissingContent(phase: Phase, placeholder: Placeholder?) {
    #expect(phase.placeholder(empty: "None.") == placeholder)
  }
}
