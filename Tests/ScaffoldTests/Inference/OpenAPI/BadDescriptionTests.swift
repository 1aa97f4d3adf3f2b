import Testing

@testable import Inference

/// What is no description of an API, and what nothing comes of.
@Suite struct BadDescriptionTests {
  @Test(arguments: [
    ("", "api.yaml:1:1: this is no description of an API; give a document of OpenAPI 3.0 or 3.1"),
    ("[]", "api.yaml:1:1: this is no description of an API; give a document of OpenAPI 3.0 or 3.1"),
    (
      "swagger: '2.0'\npaths: {}",
      "api.yaml:1:10: version 2.0 of the description is not read; convert it to OpenAPI 3.0 or 3.1"
    ),
    (
      "openapi: 4.0.0\npaths: {}",
      "api.yaml:1:10: version 4.0.0 of the description is not read; convert it to OpenAPI 3.0 or 3.1"
    ),
    ("openapi: 3.0.0", "api.yaml:1:1: the description has no paths; give one that has `paths`"),
    (
      "openapi: 3.0.0\npaths: {/thing: 1}",
      "api.yaml:2:17: this is a number, and no object; fix the document"
    ),
    (
      "openapi: 3.0.0\npaths: {/thing: {$ref: 'paths/thing.yaml'}}",
      """
      api.yaml:2:24: `$ref` leads out of the document, to `paths/thing.yaml`; bundle all of its \
      files into one
      """
    ),
    (
      "openapi: 3.0.0\npaths: {/thing: {get: {$ref: 'paths/thing.yaml'}}}",
      """
      api.yaml:2:30: `$ref` leads out of the document, to `paths/thing.yaml`; bundle all of its \
      files into one
      """
    ),
    (
      "openapi: 3.0.0\npaths: {a: [",
      "api.yaml:2:12: this `[` is never closed; add the missing end"
    ),
  ])
  func isRefused(text: String, message: String) {
    #expect(Described.refusal(of: Array(text.utf8)) == message)
  }

  @Test(arguments: [
    (
      "{$ref: 'https://example.com/a.json'}",
      """
      api.yaml:2:88: `$ref` leads out of the document, to `https://example.com/a.json`; bundle all \
      of its files into one
      """
    ),
    (
      "{$ref: '#/components/schemas/Gone'}",
      """
      api.yaml:2:88: `$ref` leads to nothing: `#/components/schemas/Gone`; add that, or fix the \
      reference
      """
    ),
    (
      "{$ref: '#/components/schemas/Circle'}",
      """
      api.yaml:3:39: `$ref` leads in a circle, by `#/components/schemas/Circle`; describe one of the \
      schemas
      """
    ),
    ("{type: string}", "no module comes of `GET /thing`: its answer has no objects"),
    (
      "{properties: {id: {$ref: '#/components/schemas/Circle'}}}",
      """
      api.yaml:3:39: `$ref` leads in a circle, by `#/components/schemas/Circle`; describe one of the \
      schemas
      """
    ),
  ])
  func schemaIsRefused(schema: String, message: String) {
    let text = """
      openapi: 3.0.0
      paths: {/thing: {get: {responses: {"200": {content: {application/json: {schema: \(schema)}}}}}}}
      components: {schemas: {Circle: {$ref: '#/components/schemas/Circle'}}}
      """
    let refusal = Described.refusal(of: Array(text.utf8)) ?? "nothing"
    #expect(refusal.hasPrefix(message))
  }

  @Test func anythingElseIsRefusedToo() {
    for bytes: [UInt8] in [[0xFF, 0xFE, 0x6F, 0], [0xEF, 0xBB, 0xBF], [0], [0x80, 0x80]] {
      #expect(Described.refusal(of: bytes) != nil)
    }
    let deep = Array(String(repeating: "[", count: 10_000).utf8)
    #expect(Described.refusal(of: deep, file: "api.json") != nil)
  }
}
