import Foundation

/// The timeline as the service sends it, in memory: real rows, again and again under ids of their
/// own.
struct ServicePages: Sendable {
  /// The newest page first. Each but that begins with the last row of the one before, since
  /// `max_id` includes its row.
  let bodies: [Data]
  /// Which page begins with a row, by the row's id.
  let places: [Int64: Int]

  /// - Parameters:
  ///   - sample: A page as the service sends it, of rows that can be read.
  ///   - count: How many rows there are in all.
  ///   - pageSize: How many of them come at once.
  init(of sample: Data, count: Int, pageSize: Int) throws {
    guard let page = try JSONSerialization.jsonObject(with: sample) as? [String: Any],
      let rows = page["statuses"] as? [[String: Any]]
    else { throw CocoaError(.coderReadCorrupt) }
    let starts = Array(stride(from: 0, to: count - 1, by: pageSize - 1)) + [count - 1]
    bodies = try starts.map { start in
      let statuses = (start..<min(start + pageSize, count)).map { number in
        rows[number % rows.count].merging(["id": Self.id(number), "idstr": "\(Self.id(number))"]) {
          $1
        }
      }
      return try JSONSerialization.data(
        withJSONObject: page.merging(["statuses": statuses]) { $1 })
    }
    places = Dictionary(uniqueKeysWithValues: zip(starts.map(Self.id), bodies.indices))
  }

  private static func id(_ number: Int) -> Int64 {
    3_811_245_170_000_041 - Int64(number) * 151
  }
}
