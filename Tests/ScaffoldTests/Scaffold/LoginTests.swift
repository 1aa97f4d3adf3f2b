import Ground
import Model
import Testing

/// `scaffold new-module Login --kind login`, and what becomes of it.
@Suite struct LoginTests {
  private func project() throws -> Sandbox {
    let sandbox = try Sandbox()
    #expect(sandbox.run("new-project Demo --at . --ui both").status == .success)
    return sandbox
  }

  private func signIn(in sandbox: Sandbox) throws -> [Substring] {
    try sandbox.read("Sources/App/AppSignIn.swift").split(separator: "\n")
      .filter { $0.contains("    AppSignIn.") }
  }

  @Test(arguments: [
    ("", "Users sign in with a name and a password"),
    (
      "--second-factor",
      "Users sign in with a name and a password, and with a code where the server wants one"
    ),
  ])
  func signsUsersIn(words: String, note: String) throws {
    let sandbox = try project()

    let outcome = sandbox.run("new-module Login --kind login " + words)

    #expect(
      outcome.withoutParts.out.hasSuffix(
        """
        Registered in Package.swift, Sources/App/AppRoute.swift, Sources/App/AppSignIn.swift, \
        Sources/App/SwiftUI/SwiftUIScreens.swift, Sources/App/UIKit/UIKitScreens.swift, \
        Xcode/Demo.xctestplan
        \(note)

        Next: swift test --filter LoginTests
        """))
    #expect(try signIn(in: sandbox) == ["    AppSignIn.login"])
    #expect(sandbox.run("check").withoutCounts == Outcome("No violations in N files"))
  }

  @Test(arguments: [
    (
      "Login --kind login --without network",
      "a login asks a server; leave `network` out of `--without`"
    ),
    (
      "Login --kind login --fields email:String",
      "a login has its fields, a name and a password; leave `--fields` out, "
        + "and change what the server calls them in `UserInputDTO`"
    ),
    (
      "Login --kind login --entity Grant",
      "a login has a `Grant` of its own; choose another name with `--entity`"
    ),
    (
      "Login --kind form --second-factor",
      "`--second-factor` is for logins; add `--kind login` or leave it out"
    ),
  ])
  func refusesWhatDoesNotGoTogether(words: String, message: String) throws {
    let sandbox = try project()
    let before = try sandbox.tree()

    let outcome = sandbox.run("new-module " + words)

    #expect(outcome == Outcome(.usage, err: "error: " + message))
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: [
    ["new-module Login --kind login", "new-module Enter --kind login"],
    ["new-module Login Enter --kind login"],
  ])
  func isTheOnlyOne(commands: [String]) throws {
    let sandbox = try project()
    for command in commands.dropLast() { #expect(sandbox.run(command).status == .success) }
    let before = try sandbox.tree()

    let outcome = sandbox.run(commands[commands.count - 1])

    #expect(
      outcome
        == Outcome(
          .refused,
          err: """
            error: `Sources/App/AppSignIn.swift` has a place for one module, and Login is it; \
            `scaffold remove-module Login` makes room; `scaffold update Login` changes it
            """))
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: ["Login", "LogIn", "SignIn", "Signin", "Auth"])
  func isToldOfWhereAModuleIsCalledSo(name: String) throws {
    let sandbox = try project()

    let item = sandbox.run("new-module \(name)")

    let note = "\(name) shows one thing; what signs users in is made by `--kind login`"
    #expect(item.out.split(separator: "\n").filter { $0.contains("--kind login") } == [note[...]])
  }

  @Test(arguments: ["Profile", "Login --kind form", "Login --kind list"])
  func isNotToldOfElsewhere(words: String) throws {
    let outcome = try project().run("new-module " + words)

    #expect(outcome.status == .success)
    #expect(!outcome.out.contains("--kind login"))
  }

  @Test func getsASecondFactor() throws {
    let sandbox = try project()
    let other = try project()
    #expect(sandbox.run("new-module Login --kind login").status == .success)

    #expect(sandbox.run("update Login --second-factor").status == .success)

    #expect(other.run("new-module Login --kind login --second-factor").status == .success)
    #expect(try sandbox.tree() == other.tree())
  }

  @Test func keepsItsPathsUnderAnotherName() throws {
    let sandbox = try project()
    #expect(sandbox.run("new-module Login --kind login --second-factor").status == .success)

    #expect(sandbox.run("rename-module Login Enter").status == .success)

    #expect(try signIn(in: sandbox) == ["    AppSignIn.enter"])
    let network = try sandbox.read("Sources/Modules/Enter/Data/EnterNetwork.swift")
    #expect(network.contains(#"codePath: EndpointPath = "login/code""#))
    #expect(sandbox.run("status --strict").status == .success)
  }

  @Test(arguments: ["remove-module Login", "undo"])
  func leavesNothingBehind(command: String) throws {
    let sandbox = try project()
    let before = try sandbox.tree()
    #expect(sandbox.run("new-module Login --kind login --second-factor").status == .success)

    #expect(sandbox.run(command).status == .success)

    #expect(try sandbox.tree() == before)
  }
}
