import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated extension HTTPClient {
  /// Says which submission a request is, and which version of a thing it may change.
  func mark(_ request: inout URLRequest, _ method: HTTPMethod, in context: RequestContext) {
    if let keyHeader, !method.isRepeatable {
      let key = context.key(for: Data(request.address.utf8) + (request.httpBody ?? Data()))
      request.setValue(key, forHTTPHeaderField: keyHeader)
    }
    if [.delete, .patch, .put].contains(method) {
      request.setValue(context.versions[request.address], forHTTPHeaderField: "If-Match")
    }
  }

  /// Remembers which version of a thing has come. A weak tag says too little to match.
  func see(_ reply: HTTPReply, to request: URLRequest) {
    // What a POST has made is at another address.
    if request.httpMethod == "POST" { return }
    let tag = reply.headers["etag"].flatMap { $0.hasPrefix("W/") ? nil : $0 }
    RequestContext.current?.see(tag, of: request.address)
  }
}

nonisolated extension URLRequest {
  fileprivate var address: String { url?.absoluteString ?? "" }
}
