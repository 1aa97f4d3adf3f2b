/// Why a request cannot be understood.
enum RequestFault: Error, Hashable {
  case malformed
  case headTooLarge
  case bodyTooLarge
  case unknownEncoding
  case unknownVersion
}

extension RequestFault {
  var reply: Reply {
    switch self {
    case .malformed: .text("this is not a request", status: 400)
    case .headTooLarge: .text("the headers are too long", status: 431)
    case .bodyTooLarge: .text("the body is too long", status: 413)
    case .unknownEncoding: .text("a body needs a `Content-Length`", status: 501)
    case .unknownVersion: .text("only HTTP/1.1 is spoken here", status: 505)
    }
  }
}
