import Foundation
import MeData

@testable import MeBusiness

nonisolated extension ProfileDTO {
  static let sample = ProfileDTO(
    id: "id",
    name: "name",
    avatar: "https://example.com/avatar.png",
    likes: 751
  )

  /// The same as the server sends it.
  static let sampleJSON = """
    {
      "idstr": "id",
      "screen_name": "name",
      "profile_image_url": "https://example.com/avatar.png",
      "favourites_count": 751
    }
    """

  /// The same one later: with nothing where nothing may be, and other values elsewhere.
  static let sparse = ProfileDTO(
    id: "id",
    name: "nameB",
    avatar: nil,
    likes: 772
  )

  /// The same as the server sends it: with `null`, or without the key.
  static let sparseJSON = [
    """
    {
      "idstr": "id",
      "screen_name": "nameB",
      "profile_image_url": null,
      "favourites_count": 772
    }
    """,
    """
    {
      "idstr": "id",
      "screen_name": "nameB",
      "favourites_count": 772
    }
    """,
  ]

  /// The sample with other text in some of its places.
  static func having(
    avatar: String? = sample.avatar
  ) -> ProfileDTO {
    ProfileDTO(
      id: sample.id,
      name: sample.name,
      avatar: avatar,
      likes: sample.likes
    )
  }
}

nonisolated extension Data {
  /// As much of a picture as it takes to know it for one.
  static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
}

nonisolated extension Profile {
  static let sample = Profile(
    id: "id",
    name: "name",
    avatar: URL(string: "https://example.com/avatar.png")!,
    likes: 751
  )

  static let sparse = Profile(
    id: "id",
    name: "nameB",
    avatar: nil,
    likes: 772
  )
}
