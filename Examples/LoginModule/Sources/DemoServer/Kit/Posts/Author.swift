/// Somebody who writes in the timeline.
struct Author: Sendable {
  let id: Int64
  let name: String

  static let all = [
    Author(id: 11_074, name: "老王"),
    Author(id: 1_404_376_560, name: "清风玉露"),
    Author(id: 1_730_336_902, name: "Grace 🐦"),
    Author(id: 2_607_667_467, name: "swift_dev"),
    Author(id: 5_187_664_653, name: "三层架构"),
    Author(id: 6_105_713_761, name: "émile"),
  ]

  func json(pictures: String) -> JSON {
    [
      "id": .int(id),
      "idstr": "\(id)",
      "screen_name": .string(name),
      "profile_image_url": .string("\(pictures)/\(id).bmp"),
      "location": nil,
      "verified": .bool(id.isMultiple(of: 2)),
    ]
  }
}
