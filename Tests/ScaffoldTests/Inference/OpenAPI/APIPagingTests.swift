import Testing

@testable import Inference

/// How the rows of a described list come page by page.
@Suite struct APIPagingTests {
  @Test(arguments: [
    ([], "", "none"), (["q:string"], "[]", "none"),
    (["page:integer"], "", "page(page)"),
    (
      ["page:integer, default: 0", "size:integer, default: 10"], "",
      "page(page, first: 0, size: size=10)"
    ),
    (
      ["page[number]:integer", "page[size]:integer, maximum: 50"],
      ", meta: {properties: {total: {type: integer}}}",
      "page(page[number], size: page[size]=50, total: /meta/total)"
    ),
    (["pageNo:integer"], ", total_pages: {type: integer}", "page(pageNo, pages: /total_pages)"),
    (["offset:integer", "limit:integer"], "", "offset(offset, size: limit=20)"),
    (
      ["offset:string", "limit:integer"],
      ", next_page: {type: object, properties: {offset: {type: string}, uri: {type: string}}}",
      "cursor(offset, next: /next_page/offset, size: limit=20)"
    ),
    (["skip:integer"], ", total: {type: integer}", "offset(skip, total: /total)"),
    (
      ["offset:integer", "marker:string"],
      ", next_marker: {type: string}, total: {type: integer}", "offset(offset, total: /total)"
    ),
    (["cursor:string"], ", next_cursor: {type: string}", "cursor(cursor, next: /next_cursor)"),
    (
      ["max_id:integer", "count:integer, maximum: 5000"], "[]",
      "cursor(max_id, last, size: count=20)"
    ),
    (["after:string"], "", "cursor(after, last)"),
    (["page:integer"], ", next: {type: string, format: uri}", "link(next: /next)"),
  ])
  func isTold(query: [String], reply: String, paging: String) throws {
    #expect(try Described.paging(query: query, reply: reply, headers: "{}") == paging)
  }

  @Test func aHeaderLeadsOn() throws {
    let header = "{Link: {schema: {type: string}}}"
    #expect(
      try Described.paging(query: ["per_page:integer, default: 30"], reply: "[]", headers: header)
        == "link(size: per_page=30)")
  }
}
