import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers from files, so that an app can be built before its server is.
///
/// `GET statuses/1` is answered by the file `statuses/GET 1.json`; a refusal carries its status in
/// the name: `statuses/GET 1 404.json`.
package nonisolated struct CannedTransport: HTTPTransport {
  private let folder: URL
  private let baseURL: URL
  private let delay: Duration

  /// - Parameter delay: How long a server would take, to see what a screen shows meanwhile.
  package init(folder: URL, baseURL: URL, delay: Duration = .zero) {
    self.folder = folder
    self.baseURL = baseURL
    self.delay = delay
  }

  package func send(_ request: URLRequest) async throws(AppError) -> HTTPReply {
    do {
      try await Task.sleep(for: delay)
    } catch {
      throw .cancelled
    }
    return reply(to: request.httpMethod ?? "GET", at: path(of: request))
  }
}

nonisolated extension CannedTransport {
  /// The path below the base URL.
  private func path(of request: URLRequest) -> String {
    let path = request.url?.path ?? ""
    return String(path.hasPrefix(baseURL.path) ? path.dropFirst(baseURL.path.count) : path[...])
  }

  private func reply(to method: String, at path: String) -> HTTPReply {
    let file = folder.appending(path: path)
    let name = "\(method) \(file.deletingPathExtension().lastPathComponent)"
    let siblings = file.deletingLastPathComponent()
    let answers = (try? FileManager.default.contentsOfDirectory(atPath: siblings.path)) ?? []
    for answer in answers.sorted() {
      guard let status = status(of: answer, named: name),
        let body = try? Data(contentsOf: siblings.appending(path: answer))
      else { continue }
      return HTTPReply(status: status, body: body)
    }
    return HTTPReply(
      status: 404, headers: ["content-type": "text/plain"],
      body: Data("there is no file `\(name).json` in LocalServer".utf8))
  }

  /// 200 for `GET 1.json`, 404 for `GET 1 404.json`, nothing for the answer to another request.
  private func status(of answer: String, named name: String) -> Int? {
    guard answer.hasPrefix(name), answer.hasSuffix(".json") else { return nil }
    let rest = answer.dropFirst(name.count).dropLast(".json".count)
    if rest.isEmpty { return 200 }
    return rest.first == " " ? Int(rest.dropFirst()) : nil
  }
}
