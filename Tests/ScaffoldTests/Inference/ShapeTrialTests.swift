import Testing

@testable import Inference

/// Objects that look like what they stand in.
@Suite struct ShapeTrialTests {
  @Test(arguments: [
    (#"{"rain":[{"a":[{"a":{"a":{}}}]}]}"#, nil),
    (#"{"rain":[{"a":[{"a":{"a":{"a":{"a":{}}}}}]}]}"#, nil),
    (#"{"rain":[{"id":1,"a":[{"a":{"a":{"b":1}}}]}]}"#, "id:Int64 a:[A{a:AA{a:AAA{b:Int}}}]"),
    (#"[{"id":1,"a":{"a":{"a":{"n":1}}}}]"#, "id:Int64 a:A{a:AA{a:AAA{n:Int}}}"),
    (
      #"[{"id":1,"a":{"b":{"a":{"b":{"n":1}}}},"b":{"a":{"b":{"a":{}}}}}]"#,
      "id:Int64 a:A{b:B{a:BA{b:BAB{n:Int}?}}} b:ThingValue{a:A{b:B{a:BA{b:BAB{n:Int}?}}}}"
    ),
    // What stands beside one another is still of one type.
    (
      #"[{"id":1,"by":{"id":2,"x":1},"to":{"id":3,"x":1}}]"#,
      "id:Int64 by:By{id:Int64 x:Int} to:By{id:Int64 x:Int}"
    ),
  ])
  func comesToAnEnd(reply: String, fields: String?) throws {
    #expect(Inferred.refusal(of: Array(reply.utf8)) == (fields == nil ? Self.noFields : nil))
    if let fields { #expect(try Inferred.reply([reply]).fieldsText == fields) }
  }

  private static let noFields =
    "a.json:1:1: no field is left of the reply; save a reply in which values are not null"

  /// Chains whose ends are made one with the starts of others; objects that stand in one another in
  /// twice as many ways each step down.
  @Test func whatIsDeepIsKeptAsJSON() throws {
    let chain = (0..<40).map { link in
      (0..<90).reversed().reduce(#"{"k\#(link + 1)_0":null}"#) {
        #"{"k\#(link)_\#($1)":\#($0),"x\#($1)":1}"#
      }
    }
    let chains = chain.enumerated().map { #""c\#($0)":\#($1)"# }.joined(separator: ",")
    let tree = (0..<90).reduce(#"{"z":1}"#) {
      let last = $1 == 0 ? #"{"z":null}"# : #"{"a\#($1 - 1)":null,"b\#($1 - 1)":null}"#
      return #"{"a\#($1)":\#($0),"b\#($1)":\#(last)}"#
    }
    for text in ["[{\"id\":1,\(chains)}]", #"[{"id":1,"d":\#(tree)}]"#] {
      let reply = try Inferred.reply([text])
      #expect(reply.explanations.contains { $0.reason.hasPrefix("objects too deep inside") })
    }
  }
}
