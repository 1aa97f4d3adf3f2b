import LoginData
import Testing

@testable import LoginBusiness

/// The way of the input through the module.
nonisolated struct LoginInputTests {
  @Test func isSentAsTheServerWantsIt() {
    #expect(UserInputDTO(.sample) == .sample)
  }
}
