import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Takes out of a request what must not be read in a log.
///
/// Addresses and headers are made by those who write the app, so secrets are known by their names.
/// A body is what a user enters: any field of it may be a secret, so all values are left out.
nonisolated enum Redaction {
  /// Parts of the names of what is secret, in lower case.
  private static let secrets = [
    "api-key", "api_key", "apikey", "authorization", "cookie", "passcode", "passwd", "password",
    "pwd", "secret", "session", "signature", "token",
  ]

  private static let blank = "…"

  /// `POST https://example.com/sign-in?token=…`, then the headers, then the body.
  static func text(of request: URLRequest) -> String {
    let head = "\(request.httpMethod ?? "GET") \(request.url.map(text) ?? "")"
    let headers = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
      .map { "\($0.key): \(isSecret($0.key) ? blank : $0.value)" }
    let type = request.value(forHTTPHeaderField: "Content-Type") ?? ""
    let body = request.httpBody.map { [text(of: $0, type: type)] } ?? []
    return ([head] + headers + body).joined(separator: "\n")
  }

  private static func isSecret(_ name: String) -> Bool {
    secrets.contains { name.lowercased().contains($0) }
  }

  private static func text(of url: URL) -> String {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return blank
    }
    let query = components.percentEncodedQuery.map { form($0, blanking: isSecret) }
    components.query = nil
    components.password = nil
    return (components.string ?? blank) + (query.map { "?\($0)" } ?? "")
  }

  private static func text(of body: Data, type: String) -> String {
    switch type {
    case "application/json":
      (try? JSONDecoder().decode(JSONValue.self, from: body))?.text(blanking: blank)
        ?? "\(body.count) bytes"
    case "application/x-www-form-urlencoded":
      form(String(decoding: body, as: UTF8.self)) { _ in true }
    default: "\(body.count) bytes"
    }
  }

  private static func form(_ text: String, blanking isSecret: (String) -> Bool) -> String {
    text.split(separator: "&").map { field in
      let name = field.prefix { $0 != "=" }
      return isSecret(String(name)) ? "\(name)=\(blank)" : String(field)
    }.joined(separator: "&")
  }
}
