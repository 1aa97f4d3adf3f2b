import BaseData
import Foundation
import LoginData
import Testing

@testable import LoginBusiness

nonisolated struct LoginMappingTests {
  private let now = Date(timeIntervalSince1970: 0)

  @Test func turnsRawIntoShown() {
    #expect(User(UserDTO.sample) == .sample)
  }

  @Test func knowsWhenATokenEnds() {
    #expect(Token(TokenDTO.sample, at: now) == .sample)
    #expect(Token(TokenDTO(access: "a"), at: now) == Token(access: "a"))
  }

  @Test func goesOnWithWhatTheServerDoesNotReplace() {
    let old = Token(access: "old", refresh: "kept")

    let token = Token(TokenDTO(access: "new"), at: now, replacing: old)

    #expect(token == Token(access: "new", refresh: "kept"))
    #expect(Token(TokenDTO.sample, at: now, replacing: old) == .sample)
  }
}
