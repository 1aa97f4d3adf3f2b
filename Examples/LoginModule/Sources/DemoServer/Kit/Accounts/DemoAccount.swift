/// Somebody who may sign in.
package struct DemoAccount: Sendable, Hashable {
  package let name: String
  package let password: String
  let id: Int64
  var isLocked = false
  /// The second factor, where one is wanted.
  package var code: String?
}

extension DemoAccount {
  /// The accounts of this server. Their passwords are no secrets: they are printed at its start.
  package static let seeded = [
    DemoAccount(name: "demo", password: "demo1234", id: 1_404_370_001),
    DemoAccount(name: "locked", password: "demo1234", id: 1_404_370_002, isLocked: true),
    DemoAccount(name: "careful", password: "demo1234", id: 1_404_370_003, code: "123456"),
  ]

  /// `demo / demo1234`, and what is special about it.
  package var summary: String {
    let remark = isLocked ? ", locked" : code.map { ", wants the code \($0)" }
    return "\(name) / \(password)\(remark ?? "")"
  }

  var json: JSON {
    [
      "id": .int(id),
      "idstr": "\(id)",
      "user_name": .string(name),
      "screen_name": .string(name),
      "profile_image_url": "http://img.example.com/\(id)/50/1.jpg",
    ]
  }
}
