import Ground
import Testing

@testable import Model

@Suite struct PagingStyleTests {
  @Test(arguments: [
    ("cursor", "cursor", #".cursor("cursor", next: "/next")"#),
    (" cursor ( cursor , next:/next ) ", "cursor", #".cursor("cursor", next: "/next")"#),
    (
      "cursor(after, next: /paging/next)", "cursor(after, next: /paging/next)",
      #".cursor("after", next: "/paging/next")"#
    ),
    (
      "cursor(next: /a~1b, size: n=5)", "cursor(cursor, next: /a~1b, size: n=5)",
      #".cursor("cursor", next: "/a~1b", size: PageSize("n", 5))"#
    ),
    ("cursor(max_id, last)", "cursor(max_id, last)", #".lastRow("max_id")"#),
    ("cursor(last)", "cursor(cursor, last)", #".lastRow("cursor")"#),
    ("page()", "page", #".page("page")"#),
    ("page(page, first: 1)", "page", #".page("page")"#),
    (
      "page(p,size:per_page=30,first:0,pages:/meta/pages)",
      "page(p, first: 0, size: per_page=30, pages: /meta/pages)",
      #".page("p", first: 0, size: PageSize("per_page", 30), pages: "/meta/pages")"#
    ),
    (
      "page(page[number], size: page[size]=20)", "page(page[number], size: page[size]=20)",
      #".page("page[number]", size: PageSize("page[size]", 20))"#
    ),
    (
      "offset(skip, size: limit=30, total: /total)", "offset(skip, size: limit=30, total: /total)",
      #".offset("skip", size: PageSize("limit", 30), total: "/total")"#
    ),
    ("link", "link", ".link()"),
    ("link(next: /next)", "link(next: /next)", #".link(next: "/next")"#),
    (
      "link(next: /@odata.nextLink)", "link(next: /@odata.nextLink)",
      #".link(next: "/@odata.nextLink")"#
    ),
    ("none", "none", ".whole"),
  ])
  func isReadAndWritten(text: String, recorded: String, swift: String) throws {
    let style = try PagingStyle(text)

    #expect(style.description == recorded)
    #expect(style.swift == swift)
    #expect(try PagingStyle(recorded) == style)
  }

  @Test func breaksALineThatIsTooLong() throws {
    let style = try PagingStyle(
      "page(number, first: 0, size: number_of_rows=100, total: /information/paging/total)")

    #expect(
      style.swift == """
        .page(
                "number",
                first: 0,
                size: PageSize("number_of_rows", 100),
                total: "/information/paging/total")
        """)
  }

  @Test(arguments: [
    (
      "pages",
      "unknown paging `pages`; did you mean `page`?; choose from cursor, page, offset, link, none"
    ),
    ("", "unknown paging ``; choose from cursor, page, offset, link, none"),
    ("page(p", "`page(p` has something behind its first word; write it in parentheses"),
    ("p 1", "unknown paging `p 1`; choose from cursor, page, offset, link, none"),
    ("page(p)x", "`page(p)x` has something behind its first word; write it in parentheses"),
    ("none(p)", "`none` takes no `p`; write it alone"),
    ("page(p, q)", "`page` takes no `q`; it takes first, size, total, pages"),
    ("page(p,)", "`page` takes no ``; it takes first, size, total, pages"),
    ("page(p, next: /a)", "`page` takes no `next: /a`; it takes first, size, total, pages"),
    ("link(p)", "`link` takes no `p`; it takes next, size"),
    (
      "page(a b)",
      "`a b` in `page(a b)` is no name of a parameter; write letters, digits and `_-.~$@[]`"
    ),
    ("page(p, first: 2)", "`first: 2` in `page(p, first: 2)` says nothing; write it as `first: 0`"),
    (
      "page(p, size: 30)",
      "`size: 30` in `page(p, size: 30)` says nothing; write it as `size: per_page=30`"
    ),
    (
      "page(p, size: n=0)",
      "`size: n=0` in `page(p, size: n=0)` says nothing; write it as `size: per_page=30`"
    ),
    (
      "offset(o, total: total)",
      "`total: total` in `offset(o, total: total)` says nothing; write it as `total: /meta/total`"
    ),
    (
      "cursor(c, last: id)",
      "`last: id` in `cursor(c, last: id)` says nothing; write it as `last`"
    ),
    ("cursor(c, last, next: /a)", "`next` and `last` do not go together; leave one out"),
    ("page(p, total: /a, pages: /b)", "`total` and `pages` do not go together; leave one out"),
    (
      "page(p, first: 0, first: 0)",
      "`first` is twice in `page(p, first: 0, first: 0)`; write it once"
    ),
  ])
  func saysWhatIsWrong(text: String, message: String) {
    #expect(throws: InvalidRequest.self) { try PagingStyle(text) }
    #expect(complaint { try PagingStyle(text) } == message)
  }
}
