import Core
import Foundation
import Testing

/// The body for a server that is sent no more than what differs.
nonisolated struct JSONChangesTests {
  private struct Note: Encodable, Sendable {
    var title: String? = "a"
    var count = JSONText("0.10")
    var tags = ["x"]
    var place: [String: String]? = ["city": "Rome", "street": "Via"]
  }

  @Test(arguments: [
    (Note(), "{}"),
    (Note(title: "b"), #"{"title":"b"}"#),
    // What is emptied is not what is left alone.
    (Note(title: nil), #"{"title":null}"#),
    (Note(title: ""), #"{"title":""}"#),
    (Note(count: "1e400"), #"{"count":1e400}"#),
    (Note(tags: ["x", "y"]), #"{"tags":["x","y"]}"#),
    (Note(tags: []), #"{"tags":[]}"#),
    (Note(place: ["city": "Oslo", "street": "Via"]), #"{"place":{"city":"Oslo"}}"#),
    (Note(place: ["city": "Rome"]), #"{"place":{"street":null}}"#),
    (Note(place: nil), #"{"place":null}"#),
  ])
  private func sendsWhatDiffers(note: Note, json: String) throws {
    let changes = try JSONSlots.changes(to: note, from: Note())

    #expect(String(decoding: changes, as: UTF8.self) == json)
  }

  @Test(arguments: [([1], "[1]"), ([1, 2], "[1,2]")])
  func sendsAllOfWhatIsNoObject(list: [Int], json: String) throws {
    let changes = try JSONSlots.changes(to: list, from: [1])

    #expect(String(decoding: changes, as: UTF8.self) == json)
  }
}
