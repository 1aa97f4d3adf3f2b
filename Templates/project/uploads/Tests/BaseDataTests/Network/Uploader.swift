import BaseData
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Reports that half of a request has gone out, and then all.
nonisolated struct Uploader: HTTPTransport {
  func send(_ request: URLRequest) -> HTTPReply {
    HTTPReply()
  }

  func send(_ request: URLRequest, progress: UploadProgress?) -> HTTPReply {
    progress?(0.5)
    progress?(1)
    return HTTPReply()
  }
}
