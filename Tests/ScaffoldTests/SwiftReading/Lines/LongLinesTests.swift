import Testing

@testable import SwiftReading

/// Lines of 40 characters at most.
@Suite struct LongLinesTests {
  @Test(arguments: [
    // Nothing to do.
    ("let short = call(one, two)", "let short = call(one, two)"),
    (
      "let name = aLongNameWithoutAnyPlaceToBreakIt",
      "let name =\n  aLongNameWithoutAnyPlaceToBreakIt"
    ),
    ("aLongNameWithoutAnyPlaceToBreakItAtAllHere", "aLongNameWithoutAnyPlaceToBreakItAtAllHere"),
    // Calls.
    (
      "  try await client.send(Endpoint(.get, \"a\"))",
      "  try await client.send(\n    Endpoint(.get, \"a\"))"
    ),
    (
      "send(firstArgument: 1, secondArgument: 2, third: 3)",
      "send(\n  firstArgument: 1,\n  secondArgument: 2,\n  third: 3)"
    ),
    (
      "#expect(row.aLongNameText == sample.aLongName.text)",
      "#expect(\n  row.aLongNameText\n    == sample.aLongName.text)"
    ),
    (
      "outer(inner(argument: one, another: two), last: 3)",
      "outer(\n  inner(argument: one, another: two),\n  last: 3)"
    ),
    // What goes on behind the brackets.
    (
      "func send(first: Int, second: Int) async throws(AppError) -> Int {",
      "func send(\n  first: Int, second: Int\n) async throws(AppError) -> Int {"
    ),
    (
      "make(first: argument, second: argument) { value in",
      "make(\n  first: argument, second: argument\n) { value in"
    ),
    // Values that nothing is called with.
    (
      "  (Type.aLongNameOfACase, \"VALUE\", Text.long),",
      "  (\n    Type.aLongNameOfACase,\n    \"VALUE\",\n    Text.long\n  ),"
    ),
    (
      "let list = [firstOfAllNames, secondOfAllNames]",
      "let list = [\n  firstOfAllNames, secondOfAllNames,\n]"
    ),
    (
      "  == [\"GET /channels/channel_id/messages?limit=100\"])",
      "  == [\n    \"GET /channels/channel_id/messages?\"\n      + \"limit=100\"\n  ])"
    ),
    // Declarations.
    (
      "let name: [String: ATypeWithAVeryLongName]?",
      "let name:\n  [String: ATypeWithAVeryLongName]?"
    ),
    (
      "var text: String { aLongValue.displayText }",
      "var text: String {\n  aLongValue.displayText\n}"
    ),
    (
      "  case .aLongName: AnotherNameOf.theSameThing",
      "  case .aLongName:\n    AnotherNameOf.theSameThing"
    ),
    // Texts: what is put in stays whole.
    (
      "\"GET /channels/\\(channel)/messages/\\(message)\",",
      "\"GET /channels/\\(channel)/messages/\"\n  + \"\\(message)\","
    ),
    (
      "(text: \"a (long, text, with, commas), in it\")",
      "(\n  text: \"a (long, text, with, commas), in it\"\n)"
    ),
    (
      "let model = Model<FirstOfItsTypes, SecondOfIts>(",
      "let model = Model<\n  FirstOfItsTypes, SecondOfIts\n>("
    ),
    (
      "make(from: Pages<TheFirst, TheSecondOfThem>([]), at: one)",
      "make(\n  from: Pages<\n    TheFirst, TheSecondOfThem\n  >([]),\n  at: one)"
    ),
    (
      "firstOfAll(argument, andAnotherOne: secondOne)\n  .called(on: it)",
      "firstOfAll(\n  argument, andAnotherOne: secondOne\n)\n.called(on: it)"
    ),
    // Arguments whose brackets are in other lines.
    (
      "  first: one, second: Two(its: three, four: 5),",
      "  first: one,\n  second: Two(its: three, four: 5),"
    ),
    (
      "  _ id: Thing.ID, shown: AThing? = nil, at: Int",
      "  _ id: Thing.ID, shown: AThing? = nil,\n  at: Int"
    ),
    (
      "  model: @escaping @MainActor () -> AViewModel",
      "  model:\n    @escaping @MainActor () -> AViewModel"
    ),
    (
      "  nameOfIt: theValueWithANameOf.theMember,",
      "  nameOfIt: theValueWithANameOf\n    .theMember,"
    ),
    // Types.
    (
      "struct Thing: Codable, Sendable, Hashable {",
      "struct Thing:\n  Codable, Sendable, Hashable\n{"
    ),
    (
      "  extension Pages<Thing, Never>: ThingHandling {}",
      "  extension Pages<Thing, Never>:\n    ThingHandling\n  {}"
    ),
    ("extension FormModel<AThingsForm, AThing> {", "extension FormModel<AThingsForm, AThing>\n{"),
    (
      "extension Pages<ALongName, AnotherLongName>: Handling {}",
      "extension Pages<\n  ALongName, AnotherLongName\n>: Handling {}"
    ),
    (
      "var supply: Supply<AThingAsItIs, AThing> {",
      "var supply:\n  Supply<AThingAsItIs, AThing>\n{"
    ),
    (
      "func makeTheHandler() -> TheHandlerOfThing {",
      "func makeTheHandler()\n  -> TheHandlerOfThing\n{"
    ),
    // Comments.
    (
      "  /// What is (said) of a thing, and is more than fits.",
      "  /// What is (said) of a thing, and is\n  /// more than fits."
    ),
    (
      "// What is said of it, and goes on in the\n// next line.",
      "// What is said of it, and goes on in\n// the next line."
    ),
    (
      "// What is said of it, and goes on in the\n// - list.",
      "// What is said of it, and goes on\n// in the\n// - list."
    ),
  ])
  func areBroken(line: String, into lines: String) {
    #expect(LongLines(width: 40).broken(line) == lines)
  }

  /// What stands in a text of several lines is what it says.
  @Test func textsOfSeveralLinesStay() {
    let text = #"""
      let json = """
        {"first": "value", "second": [1, 2, 3, 4, 5]}
        """
      """#
    #expect(LongLines(width: 40).broken(text) == text)
  }

  @Test func blankLinesStay() {
    let blank = String(repeating: " ", count: 41)
    #expect(LongLines(width: 40).broken(blank) == blank)
  }

  /// Each line is what was read, whatever stands in it.
  @Test(arguments: [
    "\"", "(", ">", "Page<", "[", "{", ")", "\\(", "#\"", "\"\"\"", "é, 名, 🎉(", "\\",
  ])
  func allTextsComeBack(part: String) {
    let line = String(repeating: part + " word, ", count: 12)
    let broken = LongLines(width: 40).broken(line)
    let plain = { (text: String) in text.filter { !$0.isWhitespace && $0 != "+" && $0 != "\"" } }
    #expect(plain(broken) == plain(line))
  }
}
