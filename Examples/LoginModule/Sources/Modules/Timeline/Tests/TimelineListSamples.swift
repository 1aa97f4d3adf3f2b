import Core
import TimelineData

@testable import TimelineBusiness

extension Status {
  static let second = Status(
    id: 22,
    createdAt: "created_atB",
    text: "textB"
  )

  static let third = Status(
    id: 43,
    createdAt: "created_atC",
    text: "textC"
  )
}

extension StatusDTO {
  static let second = StatusDTO(
    id: 22,
    createdAt: "created_atB",
    text: "textB"
  )

  static let third = StatusDTO(
    id: 43,
    createdAt: "created_atC",
    text: "textC"
  )
}

extension Page<StatusDTO> {
  /// The page of the sample and the second one, and how the server sends it.
  static let first = Page(items: [.sample, .second], next: "c2")
  static let firstJSON = """
    {
      "items": [
        \(StatusDTO.sampleJSON),
        {
          "id": 22,
          "created_at": "created_atB",
          "text": "textB"
        }
      ],
      "next": "c2"
    }
    """

  /// The page after it, with a row that was there before.
  static let last = Page(items: [.second, .third])
  static let lastJSON = """
    {
      "items": [
        {
          "id": 22,
          "created_at": "created_atB",
          "text": "textB"
        },
        {
          "id": 43,
          "created_at": "created_atC",
          "text": "textC"
        }
      ]
    }
    """
}

extension Page<Status> {
  static let first = Page(items: [.sample, .second], next: "c2")
  static let last = Page(items: [.second, .third])
}
