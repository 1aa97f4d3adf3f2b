import BaseData
import Core
import Foundation
import LoginData
import Testing

@testable import LoginBusiness

nonisolated struct LoginMappingTests {
  private let start = Date(timeIntervalSince1970: 0)

  @Test func turnsRawIntoShown() {
    #expect(User(UserDTO.sample) == .sample)
  }

  @Test func knowsWhenATokenEnds() {
    let endless = TokenDTO(access: "access-1", refresh: nil, lifetime: nil)

    #expect(Token(.sample, at: start) == .sample)
    #expect(Token(endless, at: start) == Token(access: "access-1"))
  }

  @Test func goesOnWithTheOldRefreshTokenWhereThereIsNoNewOne() {
    let old = Token(access: "access-0", refresh: "refresh-0")
    let fresh = TokenDTO(access: "access-1", refresh: nil, lifetime: nil)

    #expect(
      Token(fresh, at: start, replacing: old) == Token(access: "access-1", refresh: "refresh-0"))
    #expect(Token(.sample, at: start, replacing: old) == .sample)
  }

  @Test(arguments: [
    (AppError.server(code: 20101, message: "no"), LoginRefusal?.some(.wrongPassword)),
    (.server(code: 10023, message: nil), .tooManyRequests),
    (.server(code: 20102, message: nil), .lockedAccount),
    (.server(code: 20104, message: nil), .wrongCode),
    (.server(code: 20105, message: nil), .unknownChallenge),
    (.server(code: 20103, message: nil), nil),
    (.http(status: 403, message: nil), nil),
    (.offline, nil),
  ])
  func knowsWhyTheServerRefuses(error: AppError, refusal: LoginRefusal?) {
    #expect(LoginRefusal(error) == refusal)
  }

  @Test func printsNoToken() {
    #expect(
      "\(LoginReply.signedIn(.sample, .sample))"
        == "signedIn(LoginData.UserDTO(id: \"1001\", name: Optional(\"Demo\")), TokenDTO(…))")
    #expect(String(reflecting: TokenDTO.sample) == "TokenDTO(…)")
  }
}
