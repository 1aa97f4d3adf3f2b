import Core
import Foundation
import Testing

@testable import BaseData

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated struct RedirectionTests {
  /// Where a `GET` of `https://a.test/x/y?q=1` goes.
  @Test(arguments: [
    ("https://a.test/z", "https://a.test/z, signed"),
    ("HTTPS://A.Test:443/z", "HTTPS://A.Test:443/z, signed"),
    ("/z?r=2", "https://a.test/z?r=2, signed"),
    ("z", "https://a.test/x/z, signed"),
    ("../z", "https://a.test/z, signed"),
    ("//b.test/z", "https://b.test/z"),
    ("https://b.test/z", "https://b.test/z"),
    ("https://a.test:8443/z", "https://a.test:8443/z"),
    ("https://a.test.b.test/z", "https://a.test.b.test/z"),
    ("https://a.test@b.test/z", "https://a.test@b.test/z"),
    ("http://a.test/z", "the redirection to `http://a.test` leads away from https"),
    ("http://a.test:443/z", "the redirection to `http://a.test:443` leads away from https"),
    ("file:///z", "the redirection to `file:///z` leads to no server on the web"),
    ("https:///z", "the redirection to `https:///z` leads to no server on the web"),
  ])
  func leads(location: String, next: String) throws {
    #expect(try goingOn("GET", from: "https://a.test/x/y?q=1", by: 302, to: location) == next)
  }

  @Test(arguments: [
    ("POST", 307, "http://a.test/z", "http://a.test/z, signed, 3 bytes"),
    ("POST", 302, "http://a.test/z", "http://a.test/z, signed"),
    ("POST", 307, "https://a.test/z", "a POST is redirected to another server, `https://a.test`"),
    ("POST", 302, "https://a.test/z", "https://a.test/z"),
    ("GET", 307, "https://b.test/z", "a GET is redirected to another server, `https://b.test`"),
    ("POST", 200, "https://b.test/z", "nowhere"),
    ("POST", 300, "https://b.test/z", "nowhere"),
    ("POST", 304, "https://b.test/z", "nowhere"),
  ])
  func carries(method: String, status: Int, location: String, next: String) throws {
    let body = Data("abc".utf8)
    #expect(
      try goingOn(method, from: "http://a.test", by: status, to: location, body: body) == next)
  }

  @Test func sendsNoCommandToAnotherServer() throws {
    #expect(
      try goingOn("DELETE", from: "https://a.test/x", by: 307, to: "https://b.test/x")
        == "a DELETE is redirected to another server, `https://b.test`")
  }

  private func goingOn(
    _ method: String, from address: String, by status: Int, to location: String, body: Data? = nil
  ) throws -> String {
    var request = URLRequest(url: try #require(URL(string: address)))
    request.httpMethod = method
    request.httpBody = body
    request.setValue("Bearer 12345", forHTTPHeaderField: "Authorization")
    let reply = HTTPReply(status: status, headers: ["location": location])
    do {
      guard let next = try request.redirected(by: reply) else { return "nowhere" }
      let address = next.url?.absoluteString ?? ""
      let signature = next.value(forHTTPHeaderField: "Authorization") == nil ? "" : ", signed"
      return address + signature + (next.httpBody.map { ", \($0.count) bytes" } ?? "")
    } catch {
      guard case .transport(let reason) = error else { throw error }
      return reason
    }
  }
}
