import Templates

extension ReplyPlace {
  /// The facts of the place of one thing for templates: how the code has it, and what stands around
  /// the thing in a reply.
  var value: Value {
    guard !keys.isEmpty else {
      return [
        "argument": "", "path": "", "before": "", "after": "", "empty": "\"{}\"", "open": "",
        "margin": "", "close": "",
      ]
    }
    let before = keys.map { "{\(JSON.quoted($0)): " }.joined()
    let after = String(repeating: "}", count: keys.count)
    let margins = keys.indices.map { String(repeating: "  ", count: $0) }
    let lines = zip(keys, margins).map { "{\n\($1)  \(JSON.quoted($0)): " }
    return [
      "argument": .text(", at: \(JSON.quoted(description))"),
      "path": .text(keys.map { $0 + "." }.joined()),
      "before": .text("#\"\(before)\\#("),
      "after": .text(")\(after)\"#"),
      "empty": .text("#\"\(before){}\(after)\"#"),
      "open": .text(lines.joined()),
      "margin": .text(String(repeating: "  ", count: keys.count)),
      "close": .text(margins.reversed().map { "\n\($0)}" }.joined()),
    ]
  }

  /// The facts of the place of one thing that is sent, for templates: what stands around it in
  /// Swift, and around its JSON in a test.
  var sentValue: Value {
    let open = keys.map { "[\(JSON.quoted($0)): " }.joined()
    let close = String(repeating: "]", count: keys.count)
    let before = keys.map { "{\(JSON.quoted($0)): " }.joined()
    let after = String(repeating: "}", count: keys.count)
    return [
      "open": .text(open), "close": .text(close),
      "mapped": .text(keys.isEmpty ? "" : ".map { \(open)$0\(close) }"),
      "before": .text(keys.isEmpty ? "" : "#\"\(before)\\#("),
      "after": .text(keys.isEmpty ? "" : ")\(after)\"#"),
    ]
  }
}
