import Testing

@testable import Ground

/// Generated files that a team removed on purpose.
@Suite struct LeftOutTests {
  private static let path = "Sources/Modules/Login/Data/LoginNetwork.swift"

  /// A project with a module of which one file was removed.
  private func project() throws -> Sandbox {
    let sandbox = try Sandbox.project()
    #expect(sandbox.run("new-module Login --template tiny").status == .success)
    try sandbox.remove(Self.path)
    return sandbox
  }

  private func status(_ state: String, of path: String = path) -> String {
    """
    Login
      \(state)  \(path)
      1 as generated
    """
  }

  @Test func areNoLongerMissingOnceToldSo() throws {
    let sandbox = try project()
    let before = try sandbox.tree()
    #expect(
      sandbox.run("status --fail-on missing")
        == Outcome(
          status: .refused, out: status("missing"),
          err: "error: 1 file differs from what was generated; `scaffold status` shows which"))
    #expect(sandbox.run("repair") == Outcome("Nothing to repair"))

    #expect(
      sandbox.run("repair --accept-missing") == Outcome("Left out from now on: \(Self.path)"))

    #expect(sandbox.run("status --strict") == Outcome(status("left out")))
    #expect(sandbox.run("repair --accept-missing") == Outcome("Nothing to repair"))
    #expect(sandbox.run("undo").status == .success)
    #expect(try sandbox.tree() == before)
  }

  @Test func stayAwayWhenTheModuleIsUpdatedOrRenamed() throws {
    let sandbox = try project()
    #expect(sandbox.run("repair --accept-missing").status == .success)
    try sandbox.write(
      "struct {{ name }}Network { let newer = 1 }\n",
      to: "Templates/tiny/Data/{{ name }}Network.swift.stencil")
    #expect(sandbox.run("status --strict") == Outcome(status("left out")))

    #expect(sandbox.run("update Login").status == .success)
    #expect(sandbox.run("status --strict") == Outcome(status("left out")))

    #expect(sandbox.run("rename-module Login SignIn").status == .success)
    let renamed = "Sources/Modules/SignIn/Data/SignInNetwork.swift"
    #expect(
      sandbox.run("status --strict")
        == Outcome(status("left out", of: renamed).replacing("Login", with: "SignIn")))
  }

  @Test func areAsAnyOtherOnceTheyAreBack() throws {
    let sandbox = try project()
    #expect(sandbox.run("repair --accept-missing").status == .success)
    try sandbox.write("struct LoginNetwork {}\n", to: Self.path)
    #expect(sandbox.run("status --strict") == Outcome("Login\n  2 as generated"))
    #expect(sandbox.run("update Login --is-public").status == .success)

    try sandbox.remove(Self.path)
    #expect(sandbox.run("status --fail-on missing").status == .refused)
  }

  @Test func areOfTheProjectItselfToo() throws {
    let sandbox = try Sandbox.demo()
    try sandbox.remove("README.md")
    #expect(sandbox.run("repair --accept-missing") == Outcome("Left out from now on: README.md"))
    #expect(sandbox.run("status --strict").status == .success)
    #expect(sandbox.run("update").status == .success)
    #expect(try !sandbox.paths().contains("README.md"))
  }
}
