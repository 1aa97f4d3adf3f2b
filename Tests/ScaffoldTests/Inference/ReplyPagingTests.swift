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
      (
        #""links":[{"rel":"self","href":"/a"},{"rel":"next","href":"/a?page=2"}]"#,
        "link(next: /links/rel=next/href)", nil
      ),
      (
        #""link":[{"relation":"next","url":"https://a.org/x?page=2"}]"#,
        "link(next: /link/relation=next/url)", nil
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
      (
        #""start":1,"display":5,"total":9"#,
        "offset(start, first: 1, size: display=5, total: /total)", .parameter
      ),
      (
        #""pageno":1,"pagesize":5,"totalpage":9"#,
        "page(pageno, size: pagesize=5, pages: /totalpage)", .parameter
      ),
      (#""pageNo":"1","totalCount":"9""#, "page(pageNo, total: /totalCount)", .parameter),
      (
        #""startPosition":1,"maxResults":5"#,
        "offset(startPosition, first: 1, size: maxResults=5)", .parameter
      ),
      (#""nextpagetoken":"a""#, "cursor(pagetoken, next: /nextpagetoken)", .parameter),
      (#""offset":"itr/rec""#, "cursor(offset, next: /offset)", .parameter),
      (#""bookmark":"g1A""#, "cursor(bookmark, next: /bookmark)", .parameter),
      (#""last_id":"b","has_more":true"#, "cursor(after, next: /last_id)", .parameter),
      (#""max_cursor":169,"has_more":1"#, "cursor(max_cursor, next: /max_cursor)", .parameter),
      (#""start":"t4","end":"t5""#, "cursor(from, next: /end)", .parameter),
      (
        #""continue":{"cmcontinue":"page|45","continue":"-||"}"#,
        "cursor(cmcontinue, next: /continue/cmcontinue)", .parameter
      ),
      (
        #""object":"list","has_more":true"#, "cursor(starting_after, last)", .lastRow
      ),
      (
        #""additional_data":{"pagination":{"start":0,"next_start":2}}"#,
        "cursor(start, next: /additional_data/pagination/next_start)", .parameter
      ),
      (#""@attr":{"page":"1","totalPages":3}"#, "page(page, pages: /@attr/totalPages)", .parameter),
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
    #""has_next":true"#, #""next_episode_to_air":5"#, #""offset":"""#, #""start":"a""#,
    #""has_more":true"#, #""start":"2026-01-01","end":"2026-02-01T00:00:00Z""#,
  ])
  func whatOnlyBeginsSoIsNoCursor(beside: String) throws {
    #expect(try Inferred.reply([#"{"items":[{"id":1},{"id":2}],\#(beside)}"#]).paging == nil)
  }

  @Test(arguments: [
    (#"{"sid":"a","title":"x"}"#, #"{"sid":"b","title":"y"}"#, "sid"),
    (#"{"title":"x","orderNo":"1"}"#, #"{"title":"y","orderNo":"2"}"#, "orderNo"),
    (#"{"title":"x","order_sn":"1"}"#, #"{"title":"y","order_sn":"2"}"#, "order_sn"),
    (#"{"title":"x","aid":1,"bvid":"a"}"#, #"{"title":"y","aid":2,"bvid":"b"}"#, "aid"),
    (#"{"name":"x","kid":"a"}"#, #"{"name":"y","kid":"b"}"#, "kid"),
    (#"{"name":"x","login":"a"}"#, #"{"name":"y","login":"b"}"#, "login"),
    (#"{"name":"x","email":"a@b.de"}"#, #"{"name":"y","email":"b@b.de"}"#, "email"),
    (#"{"name":"x","trackingNo":"a"}"#, #"{"name":"y","trackingNo":"b"}"#, "trackingNo"),
    (#"{"attributes":{"OBJECTID":1}}"#, #"{"attributes":{"OBJECTID":2}}"#, "attributes.OBJECTID"),
    (#"{"ids":{"trakt":1},"title":"x"}"#, #"{"ids":{"trakt":2},"title":"y"}"#, "ids.trakt"),
    (#"{"a":{"b":{"id":1}},"n":1.5}"#, #"{"a":{"b":{"id":2}},"n":1.5}"#, "a.b.id"),
    (#"{"title":"x","pageid":1}"#, #"{"title":"y","pageid":2}"#, "pageid"),
    (#"{"orgnummer":"1","navn":"x"}"#, #"{"orgnummer":"2","navn":"y"}"#, "orgnummer"),
    (#"{"isPaid":1,"valid":1,"title":"x"}"#, #"{"isPaid":2,"valid":2,"title":"y"}"#, "title"),
    (#"{"fxDate":"2026-01-01","n":1.5}"#, #"{"fxDate":"2026-01-02","n":1.5}"#, "fxDate"),
    (#"{"post":{"uri":"a:1"},"n":1.5}"#, #"{"post":{"uri":"a:2"},"n":1.5}"#, "post.uri"),
    (#"{"code":"x","title":"a"}"#, #"{"code":"x","title":"b"}"#, "title"),
  ])
  func whatTellsRowsApart(first: String, second: String, key: String) throws {
    let reply = try Inferred.reply(["[\(first),\(second)]"])
    #expect(reply.identity == key)
    #expect(reply.fields.contains { $0.text.contains("!") })
  }

  @Test func theOneTextThatDiffersTellsRowsApart() throws {
    let row = { (market: String) in #"{"state":"Kerala","market":"\#(market)","price":"1.5"}"# }
    let three = try Inferred.reply(["[\(row("a")),\(row("b")),\(row("c"))]"])
    #expect(three.identity == "market")
    #expect(!three.isIdentitySure)
    #expect(try Inferred.reply(["[\(row("a")),\(row("b"))]"]).identity == nil)
  }

  @Test(arguments: [
    (#"[{"project":{"id":1}},{"project":{"id":2}}]"#, "/*/project"),
    (#"{"Items":[{"Item":{"itemCode":"a"}},{"Item":{"itemCode":"b"}}]}"#, "/Items/*/Item"),
    (#"[{"metadata":{"uid":"a"}},{"metadata":{"uid":"b"}}]"#, "/"),
    (#"[{"project":{"id":1}},{"task":{"id":2}}]"#, "/"),
    (
      #"{"id":"b","link":[{"relation":"next","url":"/2"}],"entry":[{"resource":{"id":1},"search":{}}]}"#,
      "/entry/*/resource"
    ),
    (#"{"id":"b","next":"/2","entry":[{"id":1},{"id":2}]}"#, "/entry"),
    (#"{"id":"b","total":2,"entry":[{"id":1},{"id":2}]}"#, ""),
  ])
  func aRowInAnObjectOfItsNameIsSeen(reply: String, rows: String) throws {
    #expect(try Inferred.reply([reply]).rowsText == rows)
  }

  @Test(arguments: [
    (#"{"pet":{"id":1,"name":"a"}}"#, "/pet"),
    (#"{"pet_response":{"id":1},"sign":"a"}"#, "/pet_response"),
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
