import Testing

@testable import Model

@Suite struct TestPlanTests {
  @Test(arguments: [
    ([], "Login", ["Login"]),
    (["App", "Base"], "Login", ["App", "Base", "Login"]),
    (["App", "Base"], "Album", ["Album", "App", "Base"]),
    (["App", "Zoo"], "Login", ["App", "Login", "Zoo"]),
    (["Login"], "Login", ["Login"]),
    (["LoginHistory"], "Login", ["Login", "LoginHistory"]),
  ])
  func addsATargetAndTakesItOut(_ names: [String], _ name: String, _ result: [String]) throws {
    let before = Self.plan(names.map { Self.target($0) })
    var region = try region(before)
    region.insert(name, key: name)
    #expect(Self.text(region) == Self.plan(result.map { Self.target($0) }))
    region.remove(name, key: name)
    #expect(Self.text(region) == Self.plan((names.filter { $0 != name }).map { Self.target($0) }))
  }

  /// As `json.dump` and other editors write it; what people have put into objects stays.
  @Test func anyLayoutWillDo() throws {
    let before = #"""
      {"version":1,"testTargets":[
          {"skippedTests":["a, \"{b}"],"target":{"name":"UITests","identifier":"AA01",
           "containerPath":"container:A.xcodeproj"}}, {"enabled":false,
            "target":{"name":"Zoo","containerPath":"container:..","identifier":"Zoo"}}]}
      """#
    var region = try region(before)
    #expect(region.lines == ["AA01", "Zoo"])
    region.insert("Login", key: "Login")
    region.remove("Zoo", key: "Zoo")
    try region.change(key: "Login") { _ in "Start" }
    #expect(
      Self.text(region) == #"""
        {"version":1,"testTargets":[
            {"skippedTests":["a, \"{b}"],"target":{"name":"UITests","identifier":"AA01",
             "containerPath":"container:A.xcodeproj"}}, {
              "target" : {
                "containerPath" : "container:..",
                "identifier" : "Start",
                "name" : "Start"
              }
            }]}
        """#)
  }

  @Test func movesATargetWithWhatWasSaidOfIt() throws {
    let disabled = Self.target("Login", "\"enabled\" : false,\n      ")
    var region = try region(Self.plan([Self.target("App"), disabled, Self.target("Note")]))
    try region.move("Login", to: "Start") { _ in "Start" }
    let moved = Self.target("Start", "\"enabled\" : false,\n      ")
    #expect(
      Self.text(region) == Self.plan([Self.target("App"), Self.target("Note"), moved]))
  }

  @Test func namesDoublesAndTakesThemOut() throws {
    var region = try region(Self.plan(["App", "Login", "Login"].map { Self.target($0) }))
    #expect(region.doubles(of: ["Login"]).map { "\($0.line) \($0.text)" } == ["23 Login"])
    #expect(region.removeDoubles(of: ["Login"]) == ["Login"])
    #expect(Self.text(region) == Self.plan(["App", "Login"].map { Self.target($0) }))
  }

  @Test func takesOutSeveralTargets() throws {
    let names = ["App", "Base", "Login", "Note", "Zoo"]
    for gone in [[], ["App"], ["Zoo"], ["Note", "App"], ["Zoo", "Note", "x"], names] {
      var region = try region(Self.plan(names.map { Self.target($0) }))
      region.remove(gone)
      let rest = names.filter { !gone.contains($0) }
      #expect(Self.text(region) == Self.plan(rest.map { Self.target($0) }))
    }
  }

  @Test func linesEndAsTheFileHasThem() throws {
    let text = Self.plan([Self.target("App")]).replacing("\n", with: "\r\n")
    var region = try region(text)
    region.insert("Login", key: "Login")
    let both = Self.plan([Self.target("App"), Self.target("Login")])
    #expect(Self.text(region) == both.replacing("\n", with: "\r\n"))
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "{ \"version\" : 1 }", "{ \"testTargets\" : 1 }",
    "// scaffold:testTargets",
    "{ \"testTargets\" : [ { \"target\" : ] }",
  ])
  func othersAreNoPlans(_ text: String) {
    #expect(throws: MarkerProblem.self) { try region(text) }
  }

  @Test func theListIsWhatMarkersAreElsewhere() {
    #expect(Array(Self.plan([]).utf8).markerNames == ["testTargets"])
    #expect(Array("{ }\n// scaffold:x\n".utf8).markerNames == [])
  }

  private func region(_ text: String) throws -> MarkedRegion {
    try MarkedRegion("testTargets", in: Array(text.utf8), for: "")
  }

  private static func text(_ region: MarkedRegion) -> String {
    String(decoding: region.contents, as: UTF8.self)
  }

  /// As Xcode writes it.
  private static func plan(_ targets: [String]) -> String {
    let list = targets.isEmpty ? "\n" : "\n    " + targets.joined(separator: ",\n    ")
    return """
      {
        "defaultOptions" : {

        },
        "testTargets" : [\(list)
        ],
        "version" : 1
      }

      """
  }

  private static func target(_ name: String, _ more: String = "") -> String {
    """
    {
          \(more)"target" : {
            "containerPath" : "container:..",
            "identifier" : "\(name)",
            "name" : "\(name)"
          }
        }
    """
  }
}
