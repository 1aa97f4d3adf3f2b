import DocumentReading
import Templates

extension APIDocument {
  private static let methods = ["get", "put", "post", "delete", "patch"]

  /// All operations, in the order of the document.
  ///
  /// - Throws: for a `$ref` that leads nowhere, out of the document, or back to itself.
  func operations() throws(DataError) -> [APIOperation] {
    var operations: [APIOperation] = []
    for path in root["paths"]?.members ?? [] where path.key.hasPrefix("/") {
      let item = try followed(path.value).value
      guard item.isObject else { throw error(.noObject(item.description), at: item) }
      let shared = item["parameters"]?.items ?? []
      for method in Self.methods {
        guard
          let json = try item[method].map({ json throws(DataError) in try followed(json).value })
        else { continue }
        operations.append(
          try operation(json, method: method, path: path.key, shared: shared))
      }
    }
    return operations
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
    let answer = try answer(json)
    return APIOperation(
      method: method, path: path, id: json["operationId"]?.text, parameters: parameters,
      body: body.flatMap(schema), reply: answer.flatMap(schema), example: answer.flatMap(example),
      hasLink: answer?["headers"]?.members.contains { $0.key.lowercased() == "link" } ?? false)
  }

  private func parameter(_ json: JSON) throws(DataError) -> APIParameter {
    let json = try followed(json).value
    return APIParameter(
      name: json["name"]?.text ?? "", place: json["in"]?.text ?? "",
      isRequired: json["required"]?.isTrue ?? false,
      schema: try json["schema"].map { schema throws(DataError) in try followed(schema).value })
  }

  /// The answer to what went well.
  private func answer(_ json: JSON) throws(DataError) -> JSON? {
    let answers = json["responses"]?.members ?? []
    let good = answers.filter { $0.key.hasPrefix("2") } + answers.filter { $0.key == "default" }
    for answer in good {
      let answer = try followed(answer.value).value
      if schema(of: answer) != nil { return answer }
    }
    return nil
  }

  /// The schema of the JSON that a body or an answer has.
  private func schema(of json: JSON) -> JSON? { content(of: json)?["schema"] }

  /// The first example of that JSON; `nil` if there is none, or it stands elsewhere.
  private func example(of json: JSON) -> JSON? {
    let content = content(of: json)
    return content?["example"] ?? content?["examples"]?.members.first?.value["value"]
  }

  private func content(of json: JSON) -> JSON? {
    let contents = json["content"]?.members ?? []
    let isJSON = { (type: String) in type.contains("json") || type == "*/*" }
    let content =
      contents.first { $0.key.hasPrefix("application/json") } ?? contents.first { isJSON($0.key) }
    return content?.value
  }
}
