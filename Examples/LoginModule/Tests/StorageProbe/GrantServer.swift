import BaseData
import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server that two processes ask: what it knows is in a file. Whoever signs in gets a grant; a
/// refresh replaces its token, and the old one is refused for ever.
struct GrantServer: HTTPTransport {
  /// What the server knows.
  struct Books: Codable {
    var count = 0
    /// Whose each grant is, and its token.
    var owners: [Int: String] = [:]
    var tokens: [Int: Token] = [:]
    /// The access tokens that have to be renewed.
    var expired: Set<String> = []
    /// How often it was asked to renew a token that it had renewed already.
    var refused = 0
    var refreshed = 0

    /// Replaces the token of a grant.
    mutating func renew(_ grant: Int) -> Token {
      count += 1
      let token = Token(access: "access-\(count)", refresh: "refresh-\(count)")
      tokens[grant] = token
      return token
    }

    func grant(_ isIt: (Token) -> Bool) -> Int? {
      tokens.first { isIt($0.value) }?.key
    }
  }

  let folder: URL
  /// What happens before and after a token is renewed.
  var pausing: @Sendable () async -> Void = {}

  /// Changes what the server knows, while no other process does.
  func change<Outcome>(_ body: (inout Books) -> Outcome) throws -> Outcome {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "books.json")
    let descriptor = open(folder.appending(path: "lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {}
    var books = Books()
    if let data = try? Data(contentsOf: file) {
      books = try JSONDecoder().decode(Books.self, from: data)
    }
    let outcome = body(&books)
    try JSONEncoder().encode(books).write(to: file)
    return outcome
  }

  func signIn(_ user: String) throws -> Token {
    try change { books in
      books.count += 1
      books.owners[books.count] = user
      return books.renew(books.count)
    }
  }

  /// From now on all tokens have to be renewed.
  func expire() throws {
    try change { books in books.expired.formUnion(books.tokens.values.map(\.access)) }
  }

  func send(_ request: URLRequest) async throws(AppError) -> HTTPReply {
    do {
      guard request.url?.lastPathComponent == "token" else { return try answer(to: request) }
      await pausing()
      let reply = try renewal(request)
      await pausing()
      return reply
    } catch {
      throw .transport("\(error)")
    }
  }
}

extension GrantServer {
  /// The name of who asks.
  private func answer(to request: URLRequest) throws -> HTTPReply {
    let header = request.value(forHTTPHeaderField: "Authorization") ?? ""
    return try change { books in
      guard let grant = books.grant({ "Bearer \($0.access)" == header }),
        let access = books.tokens[grant]?.access, !books.expired.contains(access),
        let owner = books.owners[grant]
      else { return Self.refusal }
      return HTTPReply(body: Data(#"{"name": "\#(owner)"}"#.utf8))
    }
  }

  private func renewal(_ request: URLRequest) throws -> HTTPReply {
    let fields = try JSONDecoder().decode([String: String].self, from: request.httpBody ?? Data())
    return try change { books in
      guard let grant = books.grant({ $0.refresh == fields["refresh_token"] }) else {
        books.refused += 1
        return Self.refusal
      }
      books.refreshed += 1
      let token = books.renew(grant)
      let refresh = token.refresh ?? ""
      return HTTPReply(
        body: Data(#"{"access_token": "\#(token.access)", "refresh_token": "\#(refresh)"}"#.utf8))
    }
  }

  private static let refusal = HTTPReply(
    status: 401, body: Data(#"{"error": "invalid token", "error_code": 21332}"#.utf8))
}
