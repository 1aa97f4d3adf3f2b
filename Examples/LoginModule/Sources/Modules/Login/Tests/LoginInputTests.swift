import LoginData
import Testing

@testable import LoginBusiness

/// What becomes of what is entered.
nonisolated struct LoginInputTests {
  @Test func isSentAsTheServerWantsIt() {
    #expect(UserInputDTO(.sample) == .sample)
  }
}
