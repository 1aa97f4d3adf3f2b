import LoginData
import Testing

@testable import LoginBusiness

struct LoginMappingTests {
  @Test func turnsRawIntoShown() throws {
    #expect(try User(UserDTO.sample) == .sample)
  }
}
