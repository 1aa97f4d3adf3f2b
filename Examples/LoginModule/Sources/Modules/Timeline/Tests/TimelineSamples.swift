import BaseData
import BaseTesting
import Core
import Foundation
import MeBusiness
import Testing
import TimelineData

@testable import TimelineBusiness

nonisolated extension StatusDTO {
  /// Posts differ by their ids, and by what these make of them.
  static func sample(_ id: Int64) -> StatusDTO {
    StatusDTO(
      id: id,
      createdAt: "Tue Feb 17 21:04:52 +0800 2015",
      text: "text \(id)",
      user: AuthorDTO(id: 7, screenName: "老王", profileImageURL: "http://img.example.com/7.jpg"))
  }

  /// The same as the server sends it.
  static func json(_ id: Int64) -> String {
    """
    {
      "id": \(id),
      "idstr": "\(id)",
      "created_at": "Tue Feb 17 21:04:52 +0800 2015",
      "text": "text \(id)",
      "geo": null,
      "user": {
        "id": 7,
        "screen_name": "老王",
        "profile_image_url": "http://img.example.com/7.jpg",
        "url": null
      }
    }
    """
  }

  static func reply(_ ids: [Int64]) -> String {
    #"{"statuses": [\#(ids.map { json($0) }.joined(separator: ", "))], "total_number": 97}"#
  }
}

nonisolated extension TimelinePage {
  /// A page of such rows; after the last one there are more.
  static func sample(_ ids: [Int64], unreadable: [Int64: Int] = [:]) -> TimelinePage {
    TimelinePage(rows: ids.map { .sample($0) }, isEnd: ids.isEmpty, unreadable: unreadable)
  }

  static func end(_ ids: [Int64]) -> TimelinePage {
    TimelinePage(rows: ids.map { .sample($0) }, isEnd: true)
  }
}

nonisolated extension Status {
  static func sample(_ id: Int64) -> Status {
    Status(
      id: id,
      author: Author(name: "老王", image: URL(string: "http://img.example.com/7.jpg")),
      date: Date(timeIntervalSince1970: 1_424_178_292),
      text: "text \(id)")
  }
}

nonisolated extension Timeline {
  static func sample(
    _ ids: [Int64], gaps: Set<Int64> = [], unreadable: [Int64: Int] = [:]
  ) -> Timeline {
    Timeline(ids.map { .sample($0) }, gaps: gaps, unreadable: unreadable)
  }

  var ids: [Int64] { statuses.map(\.id) }
}

nonisolated extension Date.FormatStyle {
  /// How dates are written in a language, on the clock of a place.
  static func sample(_ locale: String, _ zone: String) throws -> Date.FormatStyle {
    Date.FormatStyle(
      locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian),
      timeZone: try #require(TimeZone(identifier: zone)))
  }
}

// The tests of this module ask the others for nothing; one that does gives a double of its own.
nonisolated extension TimelineHandler {
  init(client: HTTPClient, database: Database, storage: any KeyValueStore) {
    self.init(
      client: client, database: database, storage: storage,
      meHandler: SilentMe())
  }

  init(network: TimelineNetwork, database: TimelineDatabase, storage: TimelineStorage) {
    self.init(
      network: network, database: database, storage: storage, meHandler: SilentMe())
  }

  nonisolated struct SilentMe: MeHandling, SilentHandler {
    func setLiked(_ isLiked: Bool, post: Int64) async {}
    func upload(_ avatar: Avatar) async {}
  }
}
