import TimelineData

@testable import TimelineBusiness

extension StatusDTO {
  static let sample = StatusDTO(
    id: 1,
    createdAt: "created_at",
    text: "text"
  )

  /// The same as the server sends it.
  static let sampleJSON = """
    {
      "id": 1,
      "created_at": "created_at",
      "text": "text"
    }
    """
}

extension Status {
  static let sample = Status(
    id: 1,
    createdAt: "created_at",
    text: "text"
  )
}
