import Templates

@testable import Inference

/// What the tool makes of descriptions in a test.
enum Described {
  /// The fields of the one object that an API has.
  static func fields(of schema: String) throws -> String {
    let catalog = try APICatalog(
      of: document(
        """
        paths:
          /thing:
            get: {responses: {"200": {content: {application/json: {schema: \(schema)}}}}}
        components:
          schemas:
            A: {required: [a], properties: {a: {type: integer}}}
            B: {required: [a], properties: {a: {type: integer}, b: {type: string}}}
            Tree: {properties: {name: {type: string}, children: {items: \(tree)}}}
            Base: {oneOf: [{$ref: "#/components/schemas/Derived"}], properties: {kind: \(text)}}
            Derived: {allOf: [{$ref: "#/components/schemas/Base"}]}
        """))
    let resource = try catalog.resource(named: "Thing", having: [])
    return try catalog.module(of: resource, entity: "Thing").reply.fieldsText
  }

  /// The one field that an object has beside its id.
  static func fields(x schema: String) throws -> String {
    try String(fields(of: "{properties: {id: {type: integer}, x: \(schema)}}").dropFirst(9))
  }

  private static let text = "{type: string}"
  private static let tree = "{$ref: '#/components/schemas/Tree'}"

  static func document(_ text: String) throws -> APIDocument {
    try APIDocument(file: "api.yaml", bytes: Array("openapi: 3.1.0\n\(text)".utf8))
  }

  /// How the rows of `GET /things` come.
  ///
  /// - Parameters:
  ///   - query: the parameters, as `page: integer`.
  ///   - reply: what the reply has beside `things`.
  ///   - headers: those of the answer.
  static func paging(query: [String], reply: String, headers: String) throws -> String? {
    let parameters = query.map { text in
      let parts = text.split(separator: ":", maxSplits: 1)
      return "{in: query, name: '\(parts[0])', schema: {type: \(parts[1])}}"
    }
    let rows = "{type: array, items: {properties: {id: {type: integer}}}}"
    let schema = reply == "[]" ? rows : "{properties: {things: \(rows)\(reply)}}"
    let catalog = try APICatalog(
      of: document(
        """
        paths:
          /things:
            get:
              parameters: [\(parameters.joined(separator: ", "))]
              responses:
                "200": {headers: \(headers), content: {application/json: {schema: \(schema)}}}
        """))
    let resource = try catalog.resource(named: "Things", having: [])
    return try catalog.module(of: resource, entity: "Thing").reply.paging?.text
  }

  /// A document of schemas, each of which is made of the next.
  ///
  /// - Parameter schema: a schema by the reference to the next one.
  static func chain(of count: Int, each schema: (String) -> String) -> [UInt8] {
    let schemas = (0...count).map { index in
      let next = "{$ref: '#/components/schemas/S\(index + 1)'}"
      let last = "{properties: {id: {type: integer}}}"
      return "    S\(index): \(index == count && count > 0 ? last : schema(next))"
    }
    return Array(
      """
      openapi: 3.1.0
      paths: {/thing: {get: {responses: {"200": {content: {application/json: {schema: {$ref: "#/components/schemas/S0"}}}}}}}}
      components:
        schemas:
      \(schemas.joined(separator: "\n"))

      """.utf8)
  }

  /// Why nothing comes of a document, or of its operation `GET /thing`; `nil` if something does.
  static func refusal(of bytes: [UInt8], file: String = "api.yaml") -> String? {
    do {
      let catalog = try APICatalog(of: APIDocument(file: file, bytes: bytes))
      let resource = try catalog.resource(named: "Thing", having: ["GET /thing"])
      _ = try catalog.module(of: resource, entity: "Thing")
      return nil
    } catch {
      return "\(error)"
    }
  }
}
