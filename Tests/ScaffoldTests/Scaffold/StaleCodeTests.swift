import Foundation
import Testing

@testable import Ground

/// Code of people's own that goes by what a run has taken away: the run says so, and `status` until it
/// is put right.
@Suite struct StaleCodeTests {
  private static let own = """
    import LoginBusiness
    let first = Login(id: 1, likes: 2)
    func likes(of login: Login) -> Int { login.likes }

    """
  private static let calls =
    "Sources/App/Own.swift:2 makes `Login(id:likes:)`; it is `Login(id:)` now"
  private static let uses =
    "Sources/App/Own.swift:3 uses `likes` of `Login`, which is generated no more"

  private static func type(_ fields: [String]) -> String {
    let properties = fields.map { "  let \($0): Int\n" }.joined()
    let parameters = fields.map { "\($0): Int" }.joined(separator: ", ")
    let body = fields.map { "    self.\($0) = \($0)\n" }.joined()
    return "struct {{ name }} {\n\(properties)\n  init(\(parameters)) {\n\(body)  }\n}\n"
  }

  /// A module whose type has lost a field in the template since.
  private func module() throws -> Sandbox {
    let template = "Templates/tiny/Business/{{ entity }}.swift.stencil"
    let sandbox = try Sandbox.project([template: Self.type(["id", "likes"])])
    #expect(sandbox.run("new-module Login --template tiny").status == .success)
    try sandbox.write(Self.own, to: "Sources/App/Own.swift")
    try sandbox.write(Self.type(["id"]), to: template)
    return sandbox
  }

  @Test func isToldUntilItIsPutRight() throws {
    let sandbox = try module()
    let told = [Self.calls, Self.uses]
    let notes = { (outcome: Outcome) in
      outcome.out.split(separator: "\n").map { String($0).trimmed }.filter {
        $0.contains("Own.swift")
      }
    }

    #expect(notes(sandbox.run("status")) == [])
    #expect(Set(notes(sandbox.run("update Login"))) == Set(told))
    #expect(Set(notes(sandbox.run("status"))) == Set(told))
    try sandbox.write(
      "import LoginBusiness\n\nlet first = Login(id: 1)\n", to: "Sources/App/Own.swift")
    #expect(notes(sandbox.run("status")) == [])
  }

  @Test func endsWithTheRunThatIsTakenBack() throws {
    let sandbox = try module()
    #expect(sandbox.run("update Login").status == .success)
    #expect(sandbox.run("undo").status == .success)

    #expect(!sandbox.run("status").out.contains("Own.swift"))
  }

  /// The same file is fine with the field, and not with the run that brought it taken back.
  @Test func isToldByUndo() throws {
    let sandbox = try module()
    #expect(sandbox.run("update Login").status == .success)
    #expect(sandbox.run("undo").status == .success)
    let out = sandbox.run("undo").out
    #expect(out.contains(Self.calls))
    #expect(out.contains(Self.uses))
  }

  @Test func isToldByRemoveModule() throws {
    let sandbox = try module()
    #expect(
      sandbox.run("remove-module Login").out == """
        Took out the module Login: 2 files removed
        No longer registered in Package.swift
        Sources/App/Own.swift:2 uses `Login`, which is generated no more
        Sources/App/Own.swift:3 uses `Login` and `likes` of `Login`, which are generated no more
        """)
    #expect(sandbox.run("status").out.contains("Sources/App/Own.swift:2 uses `Login`"))
  }

  /// Of a file that is full of it, the first lines are reported.
  @Test func isFolded() throws {
    let sandbox = try module()
    let lines = (0..<9).map { "let login\($0) = Login(id: \($0))\n" }.joined()
    try sandbox.write("import LoginBusiness\n" + lines, to: "Sources/App/Own.swift")
    #expect(
      sandbox.run("remove-module Login").out.split(separator: "\n").suffix(4) == [
        "Sources/App/Own.swift:2 uses `Login`, which is generated no more",
        "Sources/App/Own.swift:3 uses `Login`, which is generated no more",
        "Sources/App/Own.swift:4 uses `Login`, which is generated no more",
        "Sources/App/Own.swift: and 6 more lines",
      ])
  }
}
