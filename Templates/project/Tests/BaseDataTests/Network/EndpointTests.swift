import BaseData
import Foundation
import Testing

nonisolated struct EndpointTests {
  @Test(arguments: [
    RequestBody.json(["pin": "12345"]), .form([URLQueryItem(name: "pin", value: "12345")]),
    .multipart([FormPart(name: "pin", text: "12345")]), .data(Data("12345".utf8), type: "pin"),
  ])
  func printsNothingThatItCarries(body: RequestBody) {
    let endpoint = Endpoint<NoContent>(
      .post, "sign-in", query: [URLQueryItem(name: "pin", value: "12345")],
      headers: ["Authorization": "Bearer 12345"], body: body)
    var dumped = ""
    dump(endpoint, to: &dumped)
    dump(body, to: &dumped)

    #expect("\(endpoint) \(String(reflecting: endpoint))" == "POST sign-in POST sign-in")
    #expect("\(body) \(String(reflecting: body))" == "RequestBody(…) RequestBody(…)")
    #expect(!dumped.contains("12345"))
  }
}
