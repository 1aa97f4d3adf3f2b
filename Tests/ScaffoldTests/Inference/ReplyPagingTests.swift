import Testing

@testable import Inference

/// How rows come page by page, as far as one reply says it, and how sure that is.
@Suite struct ReplyPagingTests {
  @Test(
    arguments: [
      (#""links":{"next":"/a?page[number]=2&page[size]=2"}"#, "link(next: /links/next)", nil),
      (#""next":"?page=2""#, "link(next: /next)", nil),
      (#""next_page_uri":"/2010/Calls.json?Page=1""#, "link(next: /next_page_uri)", nil),
      (#""@odata.nextLink":"https://a.org/x?$skiptoken=1""#, "link(next: /@odata.nextLink)", nil),
      (
        #""_links":{"next":{"href":"https://a.org/x{?page}"}}"#, "link(next: /_links/next/href)",
        nil
      ),
      (#""next":null,"previous":null,"count":2"#, "link(next: /next)", .emptyNext),
      (#""next_page_url":null"#, "link(next: /next_page_url)", .emptyNext),
      (#""cursor":{"next":"abc"}"#, "cursor(cursor, next: /cursor/next)", .parameter),
      (
        #""pages":{"next":{"starting_after":"abc"},"per_page":5}"#,
        "cursor(starting_after, next: /pages/next/starting_after, size: per_page=5)", .parameter
      ),
      (#""next_cursor":null"#, "cursor(cursor, next: /next_cursor)", .parameter),
      (
        #""next":null,"offset":0,"limit":5,"total":9"#,
        "offset(offset, size: limit=5, total: /total)",
        .parameter
      ),
      (
        #""startIndex":1,"itemsPerPage":2,"totalResults":9"#,
        "offset(startIndex, first: 1, size: itemsPerPage=2, total: /totalResults)", .parameter
      ),
      (#""page":1,"pagesTotal":3,"itemsTotal":9"#, "page(page, pages: /pagesTotal)", .parameter),
      (
        #""current":1,"size":10,"total":9"#, "page(current, size: size=10, total: /total)",
        .parameter
      ),
    ] as [(String, String, InferredPaging.Guess?)])
  func isTold(beside: String, paging: String, guess: InferredPaging.Guess?) throws {
    let reply = try Inferred.reply([#"{"items":[{"id":1},{"id":2}],\#(beside)}"#])
    #expect(reply.paging?.text == paging)
    #expect(reply.paging?.guess == guess)
  }

  @Test(arguments: [
    #""next_domain_is_free":false"#, #""next_billing_date":"2026-01-01""#, #""next_step":"pay""#,
    #""has_next":true"#, #""next_episode_to_air":5"#,
  ])
  func whatOnlyBeginsSoIsNoCursor(beside: String) throws {
    #expect(try Inferred.reply([#"{"items":[{"id":1},{"id":2}],\#(beside)}"#]).paging == nil)
  }

  @Test(arguments: [
    (#"{"sid":"a","title":"x"}"#, #"{"sid":"b","title":"y"}"#, "sid"),
    (#"{"title":"x","orderNo":"1"}"#, #"{"title":"y","orderNo":"2"}"#, "orderNo"),
    (#"{"title":"x","order_sn":"1"}"#, #"{"title":"y","order_sn":"2"}"#, "order_sn"),
    (#"{"title":"x","aid":1,"bvid":"a"}"#, #"{"title":"y","aid":2,"bvid":"b"}"#, "aid"),
    (#"{"name":"x","login":"a"}"#, #"{"name":"y","login":"b"}"#, "login"),
    (#"{"name":"x","email":"a@b.de"}"#, #"{"name":"y","email":"b@b.de"}"#, "email"),
    (#"{"name":"x","trackingNo":"a"}"#, #"{"name":"y","trackingNo":"b"}"#, "trackingNo"),
    (#"{"ids":{"trakt":1},"title":"x"}"#, #"{"ids":{"trakt":2},"title":"y"}"#, "ids.trakt"),
    (#"{"a":{"b":{"id":1}},"n":1.5}"#, #"{"a":{"b":{"id":2}},"n":1.5}"#, "a.b.id"),
    (#"{"code":"x","title":"a"}"#, #"{"code":"x","title":"b"}"#, "title"),
  ])
  func whatTellsRowsApart(first: String, second: String, key: String) throws {
    let reply = try Inferred.reply(["[\(first),\(second)]"])
    #expect(reply.identity == key)
    #expect(reply.fields.contains { $0.text.contains("!") })
  }

  @Test(arguments: [
    (#"{"pet":{"id":1,"name":"a"}}"#, "/pet"),
    (#"{"data":{"pet":{"id":1,"name":"a"}}}"#, "/data/pet"),
    (#"{"success":true,"user":{"id":1}}"#, "/user"),
    (#"{"code":0,"msg":"","user":{"id":1}}"#, "/user"),
    (#"{"page":{"list":[{"id":1},{"id":2}]}}"#, "/page/list"),
    (#"{"status":"open","user":{"login":"a"}}"#, ""),
  ])
  func whatAReplyIsAbout(reply: String, place: String) throws {
    #expect(try "\(Inferred.reply([reply]).place)" == place)
  }

  @Test(arguments: [
    (#"{"errno":0,"errmsg":"ok","data":[]}"#, "errno", "errmsg", "data"),
    (#"{"errorCode":"0","errorMsg":"","data":{}}"#, "errorCode", "errorMsg", "data"),
    (#"{"err_no":0,"err_msg":"","result":{}}"#, "err_no", "err_msg", "result"),
    (#"{"code":200,"msg":"","data":{}}"#, "code", "msg", "data"),
  ])
  func anEnvelopeIsSeen(reply: String, code: String, message: String, payload: String) throws {
    let sample = try ReplySample(file: "a", bytes: Array(reply.utf8))
    let seen = try #require(sample.seenEnvelope)
    #expect([seen.code, seen.message, seen.payload] == [code, message, payload])
  }

  @Test(arguments: [#"{"id":1,"code":5,"message":"x"}"#, #"{"status":3,"user":{}}"#, "[]"])
  func aThingIsNoEnvelope(reply: String) throws {
    #expect(try ReplySample(file: "a", bytes: Array(reply.utf8)).seenEnvelope == nil)
  }
}
