import LoginData
import Testing

@testable import LoginBusiness

/// What becomes of what is entered.
nonisolated struct LoginInputTests {
  @Test func isSentAsTheServerWantsIt() {
    #expect(UserInputDTO(.sample) == .sample)
  }

  @Test func printsNoSecret() {
    #expect(
      "\(UserInput.sample)" == "UserInput(userName: \"user_name\", password: ••••••)")
    #expect(
      "\(UserInputDTO.sample)" == "UserInputDTO(userName: \"user_name\", password: ••••••)")
    #expect("\(LoginCode.sample)" == "LoginCode(digits: ••••••)")
    #expect("\(CodeInputDTO.sample)" == "CodeInputDTO(challenge: \"c-1\", code: ••••••)")
  }
}
