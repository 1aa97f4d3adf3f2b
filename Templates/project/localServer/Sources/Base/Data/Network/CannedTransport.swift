import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers from files, so that an app can be built before its server is.
///
/// `GET statuses/1` is answered by the file `statuses/GET 1.json`; a refusal carries its status in
/// the name: `statuses/GET 1 404.json`. Whatever has no file or folder of its own is answered by
/// the one whose name has `_` in that place: `statuses/GET _.json`, `users/_/GET statuses.json`.
package nonisolated struct CannedTransport: HTTPTransport {
  private let folder: URL
  private let baseURL: URL

  package init(folder: URL, baseURL: URL) {
    self.folder = folder
    self.baseURL = baseURL
  }

  package func send(_ request: URLRequest) -> HTTPReply {
    let path = request.url?.path.trimmingPrefix(baseURL.path) ?? ""
    let file = folder.appending(path: path)
    let method = request.httpMethod ?? "GET"
    let name = "\(method) \(file.deletingPathExtension().lastPathComponent)"
    for siblings in folders(for: path.split(separator: "/").dropLast()) {
      let answers = (try? FileManager.default.contentsOfDirectory(atPath: siblings.path)) ?? []
      for name in [name, "\(method) _"] {
        for answer in answers.sorted() where answer.hasPrefix(name) && answer.hasSuffix(".json") {
          let rest = answer.dropFirst(name.count).dropLast(".json".count)
          let status = rest.isEmpty ? 200 : rest.hasPrefix(" ") ? Int(rest.dropFirst()) : nil
          if let status, let body = try? Data(contentsOf: siblings.appending(path: answer)) {
            return HTTPReply(status: status, body: body)
          }
        }
      }
    }
    return HTTPReply(
      status: 404, headers: ["content-type": "text/plain"],
      body: Data("there is no file `\(name).json` in LocalServer".utf8))
  }

  /// The folders that may have the answer: those with the names of the path before those with
  /// a `_`.
  private func folders(for names: ArraySlice<Substring>) -> [URL] {
    names.reduce([folder]) { folders, name in
      folders.flatMap { folder in [name, "_"].map { folder.appending(path: $0) } }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
    }
  }
}
