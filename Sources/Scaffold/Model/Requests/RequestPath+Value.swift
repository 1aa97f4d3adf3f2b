import Templates

extension RequestPath {
  /// The facts of the path for templates, with the DTO of an entity.
  func value(of entity: String) -> Value {
    let id = "\(entity)DTO.sample.id"
    let texts = [
      "path": hasID ? ofOne.swift(id: "id") : swift(id: "id"), "asked": asked(id: id),
      "one": ofOne.swift(id: "id"), "oneAsked": ofOne.asked(id: id),
      "new": ofNew.swift(id: "id"), "newAsked": ofNew.asked(id: id),
      "get": file("GET"), "post": ofNew.file("POST"), "getOne": ofOne.file("GET"),
      "put": ofOne.file("PUT"), "patch": ofOne.file("PATCH"),
      "delete": ofOne.file("DELETE", status: " 204"),
      "static": parameters.isEmpty ? "static " : "", "own": parameters.isEmpty ? "Self." : "",
      "declared": list(",\n    ") { "\($0.name): String" },
      "passed": list(", ") { "\($0.name): \($0.name)" },
      "given": list(", ") { "\($0.name): \"\($0.sample)\"" },
    ]
    var values = texts.mapValues { Value.text($0) }
    values["below"] = .text(String(list(", ") { "\($0.name): \"\($0.sample)\"" }.dropFirst(2)))
    values["hasID"] = .flag(hasID)
    values["isOpen"] = .flag(parameters.contains { $0.value == nil })
    values["parameters"] = .list(parameters.map { .text($0.name) })
    return .record(values)
  }

  /// The parameters, each behind a comma.
  private func list(_ comma: String, _ text: (Parameter) -> String) -> String {
    parameters.map { comma + text($0) }.joined()
  }
}
