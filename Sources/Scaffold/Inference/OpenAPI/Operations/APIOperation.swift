import DocumentReading
import Templates

/// One request that an API answers.
struct APIOperation {
  /// `get`
  let method: String
  let path: String
  /// Its name in the document, if it has one.
  let id: String?
  let parameters: [APIParameter]
  /// The schema of what is sent, if that is JSON.
  let body: JSON?
  /// The schema of the answer to what went well, if that is JSON.
  let reply: JSON?
  /// The type of another answer, such as `image/png`; `nil` where it has nothing in it.
  let otherReply: String?
  /// An example of that answer, as the document gives it.
  let example: JSON?
  /// True if the answer's header `Link` leads to the next page.
  let hasLink: Bool
}

extension APIOperation {
  /// One of which no more is known.
  init(method: String, path: String, id: String? = nil) {
    (self.method, self.path, self.id) = (method, path, id)
    (parameters, body, reply, otherReply, example, hasLink) = ([], nil, nil, nil, nil, false)
  }

  /// Its name for people: `listIssues`, or `GET /issues` where it has none.
  var name: String { id ?? request }

  /// `GET /issues`
  var request: String { "\(method.uppercased()) \(path)" }

  /// True if a person means it.
  func isCalled(_ text: String) -> Bool { id == text || text.lowercased() == request.lowercased() }

  /// The parameters behind the `?`.
  var query: [APIParameter] { parameters.filter { $0.place == "query" } }

  func query(_ names: Set<String>) -> APIParameter? { query.first { names.contains($0.words) } }
}
