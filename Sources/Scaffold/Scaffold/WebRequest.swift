import Ground
import Model

/// A request to a real server, which `curl` makes: the tool itself links nothing that could.
///
/// What is asked and what goes with it stands in a configuration on the standard input of `curl`: no
/// other program of the machine can read it there.
struct WebRequest {
  var method = "GET"
  let address: String
  /// What is sent with it, as JSON.
  var body: [UInt8]?
  /// `Authorization: Bearer …`, a line each.
  let headers: [String]
  /// The environment of the tool itself.
  let environment: @Sendable (String) -> String?

  /// After so many seconds nobody waits any longer.
  private static let seconds = 30
  private static let bytes = 64 << 20
}

extension WebRequest {
  /// - Returns: what the server answers.
  /// - Throws: `WebProblem` where none does; `SystemError` if nothing can be run.
  func reply(_ launch: ChildProcess.Launcher) throws -> WebReply {
    let bounds = ChildProcess.Bounds(
      environment: variables, seconds: Self.seconds + 5, bytes: Self.bytes)
    let process = ChildProcess(
      ["curl", "-q", "--config", "-"], within: bounds, input: Array(configuration.utf8))
    guard let outcome = try launch(process) else { throw WebProblem.noProgram }
    guard outcome.isSuccess else { throw WebProblem.noAnswer(Self.words(of: outcome.complaint)) }
    guard let reply = WebReply(outcome.bytes) else { throw WebProblem.noAnswer("no HTTP") }
    return reply
  }

  /// No redirect is followed: the app would not take its token along.
  private var configuration: String {
    let lines = [
      "url = \(Self.quoted(address))", "globoff", "silent", "show-error", "include", "http1.1",
      "proto = \"=http,https\"", "max-time = \(Self.seconds)",
      "header = \"Accept: application/json\"",
    ]
    let sent = body.map { body in
      [
        "header = \"Content-Type: application/json\"",
        "data-raw = \(Self.quoted(String(decoding: body, as: UTF8.self)))",
      ]
    }
    let isPlain = method == "GET"
    return
      (lines + (isPlain ? [] : ["request = \(method)"]) + (sent ?? [])
      + headers.map { "header = \(Self.quoted($0))" }).joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.filter { !$0.isNewline })\""
  }

  /// `curl: (7) Failed to connect …` without its name and number.
  private static func words(of complaint: String) -> String {
    let line = complaint.split(separator: "\n").last.map(String.init) ?? ""
    return line.split(separator: ")", maxSplits: 1).last.map(\.trimmed) ?? line
  }

  /// The variables for proxies and certificates, and nothing else of the user's.
  private var variables: [[UInt8]] {
    let names = [
      "PATH", "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy",
      "NO_PROXY", "CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR",
    ]
    return names.compactMap { name in environment(name).map { Array("\(name)=\($0)".utf8) } }
  }
}
