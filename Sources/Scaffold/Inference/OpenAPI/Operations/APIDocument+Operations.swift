import DocumentReading
import Ground
import Templates

extension APIDocument {
  private static let methods = ["get", "put", "post", "delete", "patch"]

  /// All operations, in the order of the document, and those of which something cannot be read.
  ///
  /// - Throws: for what is no description of operations at all.
  func operations() throws(DataError) -> (
    read: [APIOperation], broken: [(operation: APIOperation, error: DataError)]
  ) {
    var operations: [APIOperation] = []
    var broken: [(APIOperation, DataError)] = []
    for path in root["paths"]?.members ?? [] where path.key.hasPrefix("/") {
      let item: JSON
      do {
        item = try followed(path.value).value
      } catch {
        broken.append((APIOperation(method: "get", path: path.key), error))
        continue
      }
      guard item.isObject else { throw error(.noObject(item.description), at: item) }
      let shared = item["parameters"]?.items ?? []
      for method in Self.methods {
        guard let json = item[method] else { continue }
        do {
          operations.append(
            try operation(followed(json).value, method: method, path: path.key, shared: shared))
        } catch {
          let operation = APIOperation(
            method: method, path: path.key, id: json["operationId"]?.text)
          broken.append((operation, error))
        }
      }
    }
    return (operations, broken)
  }

  private func operation(
    _ json: JSON, method: String, path: String, shared: [JSON]
  ) throws(DataError) -> APIOperation {
    guard json.isObject else { throw error(.noObject(json.description), at: json) }
    var parameters: [APIParameter] = []
    var known: Set<[String]> = []
    for parameter in (json["parameters"]?.items ?? []) + shared {
      let parameter = try self.parameter(parameter)
      if known.insert([parameter.name, parameter.place]).inserted { parameters.append(parameter) }
    }
    let body = try json["requestBody"].map { body throws(DataError) in try followed(body).value }
    let answers = try answers(json)
    let answer = answers.first { schema(of: $0) != nil }
    return APIOperation(
      method: method, path: path, id: json["operationId"]?.text, parameters: parameters,
      body: body.flatMap(schema), reply: answer.flatMap(schema),
      otherReply: answers.lazy.compactMap { contents(of: $0).first?.key }.first,
      example: answer.flatMap(example),
      hasLink: answer?["headers"]?.members.contains { $0.key.lowercased() == "link" } ?? false)
  }

  private func parameter(_ json: JSON) throws(DataError) -> APIParameter {
    let json = try followed(json).value
    return APIParameter(
      name: json["name"]?.text ?? "", place: json["in"]?.text ?? "",
      isRequired: json["required"]?.isTrue ?? false,
      schema: try json["schema"].map { schema throws(DataError) in try followed(schema).value })
  }

  /// The answers to what went well. What is answered to all else is one of these only where no
  /// other is reported: mostly it says what went wrong.
  private func answers(_ json: JSON) throws(DataError) -> [JSON] {
    let answers = json["responses"]?.members ?? []
    let good = answers.filter { $0.key.hasPrefix("2") }
    let others = answers.filter { $0.key == "default" }
    return try (good.isEmpty ? others : good).map { answer throws(DataError) in
      try followed(answer.value).value
    }
  }

  /// The schema of the JSON that a body or an answer has.
  private func schema(of json: JSON) -> JSON? { content(of: json)?["schema"] }

  /// The first example of that JSON; `nil` if there is none, or it stands elsewhere.
  private func example(of json: JSON) -> JSON? {
    let content = content(of: json)
    return content?["example"] ?? content?["examples"]?.members.first?.value["value"]
  }

  private func content(of json: JSON) -> JSON? {
    let contents = contents(of: json)
    let isJSON = { (type: String) in type.contains("json") || type == "*/*" }
    let content =
      contents.first { $0.key.hasPrefix("application/json") } ?? contents.first { isJSON($0.key) }
    return content.map { (try? followed($0.value).value) ?? $0.value }
  }

  /// The contents by their types, which may stand elsewhere, as one of them may.
  private func contents(of json: JSON) -> [JSON.Member] {
    guard let content = json["content"] else { return [] }
    return (try? followed(content).value.members) ?? []
  }
}
