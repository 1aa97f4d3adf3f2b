import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated extension URLRequest {
  /// The request that a reply asks for in the place of this one; `nil` if the reply is
  /// no redirection.
  ///
  /// Another server, which is another scheme, host or port, gets no body, and of the headers those
  /// alone that say nothing of who asks. What began by `https` stays there.
  func redirected(by reply: HTTPReply) throws(AppError) -> URLRequest? {
    guard [301, 302, 303, 307, 308].contains(reply.status), let old = url,
      let location = reply.headers["location"]
    else { return nil }
    guard let new = URL(string: location, relativeTo: old)?.absoluteURL, let origin = new.origin
    else { throw .transport("the redirection to `\(location)` leads to no server on the web") }
    var request = self
    request.url = new
    if reply.status == 303 || httpMethod == "POST" && reply.status < 303 { request.dropBody() }
    guard old.origin != origin else { return request }
    guard origin.hasPrefix("https:") || old.scheme?.lowercased() != "https" else {
      throw .transport("the redirection to `\(origin)` leads away from https")
    }
    guard ["GET", "HEAD"].contains(request.httpMethod), request.httpBody == nil,
      request.httpBodyStream == nil
    else {
      throw .transport("a \(request.httpMethod ?? "") is redirected to another server, `\(origin)`")
    }
    request.dropSecrets()
    return request
  }

  private mutating func dropBody() {
    if httpMethod != "HEAD" { httpMethod = "GET" }
    httpBody = nil
    setValue(nil, forHTTPHeaderField: "Content-Type")
  }

  private mutating func dropSecrets() {
    let plain = ["accept", "accept-language", "range", "user-agent"]
    for name in (allHTTPHeaderFields ?? [:]).keys where !plain.contains(name.lowercased()) {
      setValue(nil, forHTTPHeaderField: name)
    }
  }
}

nonisolated extension URL {
  /// The server on the web that an address leads to, as an account has it; `nil` if it leads
  /// to none.
  var origin: String? {
    let isOnTheWeb = ["http", "https"].contains(scheme?.lowercased()) && host()?.isEmpty == false
    return isOnTheWeb ? server : nil
  }
}
