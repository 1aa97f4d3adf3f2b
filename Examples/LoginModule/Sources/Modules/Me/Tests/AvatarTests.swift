import Foundation
import MeBusiness
import Testing

nonisolated struct AvatarTests {
  private static let sent: [(bytes: Data, type: String)] = [
    (Data([0xFF, 0xD8, 0xFF, 0xE0]), "image/jpeg"),
    (.png, "image/png"),
    (.png + Data(count: Avatar.limit - 8), "image/png"),
  ]

  @Test(arguments: sent)
  func isSentAsItIs(bytes: Data, type: String) throws {
    let avatar = try Avatar(bytes)

    #expect(avatar.bytes == bytes)
    #expect(avatar.type == type)
  }

  private static let kept: [(bytes: Data?, refusal: Avatar.Refusal)] = [
    (nil, .noImage),
    (Data(), .noImage),
    (Data("<svg/>".utf8), .noImage),
    (.png.dropLast(), .noImage),
    (.png + Data(count: Avatar.limit - 7), .tooLarge),
  ]

  @Test(arguments: kept)
  func isNotSent(bytes: Data?, refusal: Avatar.Refusal) {
    #expect(throws: refusal) { try Avatar(bytes) }
  }
}
