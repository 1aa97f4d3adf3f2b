import LoginData
import Testing

@testable import LoginBusiness

/// What becomes of what is entered.
struct LoginInputTests {
  @Test func isSentAsTheServerWantsIt() {
    #expect(UserInputDTO(.sample) == .sample)
  }

  @Test func isRememberedWithoutItsSecrets() {
    #expect(UserDraft(UserInput.sample) == .sample)
    #expect(UserInput(UserDraft.sample) == .remembered)
  }
}
