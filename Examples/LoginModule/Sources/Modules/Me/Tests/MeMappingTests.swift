import Core
import MeData
import Testing

@testable import MeBusiness

nonisolated struct MeMappingTests {
  @Test func turnsRawIntoShown() throws {
    #expect(try Profile(ProfileDTO.sample) == .sample)
    #expect(try Profile(ProfileDTO.sparse) == .sparse)
  }

  @Test(arguments: [
    (ProfileDTO.having(avatar: "?"), "avatar", "URL")
  ])
  func tellsWhichTextCannotBeRead(dto: ProfileDTO, path: String, type: String) {
    #expect(throws: AppError.decoding(path: path, reason: "`?` is no \(type)")) {
      try Profile(dto)
    }
  }
}
