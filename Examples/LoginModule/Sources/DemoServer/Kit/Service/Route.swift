/// Who answers a path.
struct Route: Sendable {
  typealias Answer = @Sendable (Request, inout DemoState) throws(Refusal) -> JSON

  let method: String
  let path: String
  let answer: Answer

  init(_ method: String, _ path: String, _ answer: @escaping Answer) {
    self.method = method
    self.path = path
    self.answer = answer
  }
}
