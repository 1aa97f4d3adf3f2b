import BaseView
import Foundation
import Testing

/// Where a link into a list leads.
nonisolated struct ItemPathTests {
  private static let base = "weibo://"

  @Test(arguments: [
    "42", "new", "edit", "", ".", "..", "~", "~new", "a/b", "a b", "50%", "?#&=+", "动态", "👍🏽",
    "é", "%2F",
  ])
  func leadsToEveryText(_ id: String) throws {
    try leads(to: id)
  }

  @Test(arguments: [0, -1, .max, .min])
  func leadsToEveryNumber(_ id: Int) throws {
    try leads(to: id)
    try leads(to: Int64(id))
  }

  @Test func leadsToEveryUUID() throws {
    try leads(to: UUID())
  }

  /// All that is said of one identity is read as it was said.
  private func leads<ID: LinkedID>(to id: ID) throws {
    for path in [ItemPath.start, .item(id), .new, .edit(id)] {
      let url = try #require(URL(base: Self.base, linkPath: ["feed"] + path.parts))
      let parts = try #require(url.linkPath(behind: Self.base))
      #expect(parts.first == "feed")
      #expect(ItemPath(Array(parts.dropFirst())) == path)
    }
  }

  @Test(arguments: [
    ("weibo://feed", []),
    ("weibo://feed/42", ["42"]),
    ("weibo://feed/new", ["new"]),
    ("weibo://feed/42/edit", ["42", "edit"]),
    ("weibo://feed/~", [""]),
    ("weibo://feed/~new", ["new", "item"]),
    ("weibo://feed/a%2Fb", ["a/b"]),
  ])
  func reads(_ text: String, _ parts: [String]) throws {
    let wanted: ItemPath<String> =
      switch parts {
      case []: .start
      case ["new"]: .new
      default: parts.last == "edit" ? .edit(parts[0]) : .item(parts[0])
      }

    #expect(URL(base: Self.base, linkPath: ["feed"] + wanted.parts)?.absoluteString == text)
  }

  @Test(arguments: [["new", "edit"], ["42", "delete"], ["42", "edit", "more"], ["x"], ["4 2"]])
  func refusesPathsThatLeadNowhere(_ parts: [Substring]) {
    #expect(ItemPath<Int>(parts) == nil)
  }
}
