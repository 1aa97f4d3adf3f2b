import BaseTesting
import Foundation
import Testing

nonisolated struct SentJSONTests {
  /// What was read, encoded again, beside the reply.
  @Test(
    arguments: [
      (#"{"id": 1, "more": 2}"#, #"{"id": 1}"#, []),
      (#"{"rows": [{"id": 1}, {"id": 2, "a": "é"}]}"#, #"{"id": 2, "a": "é"}"#, []),
      (
        #"{"id": 9007199254740993}"#, #"{"id": 9007199254740992}"#,
        ["row.id: 9007199254740992 for 9007199254740993"]
      ),
      (#"{"price": "0.10", "big": 1e3}"#, #"{"price": 0.1, "big": 1000}"#, []),
      (#"{"price": 0.1}"#, #"{"price": 0.11}"#, ["row.price: 0.11 for 0.1"]),
      (#"{"at": "2024-01-05T10:00:00+02:00"}"#, #"{"at": "2024-01-05T08:00:00.000Z"}"#, []),
      (#"{"at": 1400000000}"#, #"{"at": "2014-05-13T16:53:20.000Z"}"#, []),
      (
        #"{"at": "2024-01-05T10:00:00Z"}"#, #"{"at": "2024-01-05T10:00:01Z"}"#,
        [#"row.at: "2024-01-05T10:00:01Z" for "2024-01-05T10:00:00Z""#]
      ),
      (#"{"any": {"rate": 1e400}}"#, #"{"any": "{\"rate\": 1e400}"}"#, []),
      (#"{"count": 5}"#, #"{"count": "5"}"#, []),
      (
        #"{"id": "6BA7B810-9DAD-11D1-80B4-00C04FD430C8", "url": "https://a.b/c d"}"#,
        #"{"id": "6ba7b810-9dad-11d1-80b4-00c04fd430c8", "url": "https://a.b/c%20d"}"#, []
      ),
      (#"{"tags": ["a", "b"]}"#, #"{"tags": ["a"]}"#, [#"row.tags: ["a"] for ["a", "b"]"#]),
      (#"{"tags": ["a", "b"]}"#, #"{"tags": ["a", "c"]}"#, [#"row.tags[1]: "c" for "b""#]),
      (#"{"user": {"name": "a"}}"#, #"{"user": {"name": "b"}}"#, [#"row.user.name: "b" for "a""#]),
      (
        #"{"isOpen": true}"#, #"{"isOpen": false, "id": 1}"#,
        ["row.id: 1 for nothing", "row.isOpen: false for true"]
      ),
      ("[]", #"{"id": 1}"#, [#"row: {"id": 1} for []"#]),
    ] as [(String, String, [String])])
  func tellsWhatIsLost(reply: String, row: String, losses: [String]) throws {
    let (reply, row) = try (SentJSON(Data(reply.utf8)), SentJSON(Data(row.utf8)))

    #expect(row.losses(in: reply, at: "row") == losses)
  }
}
