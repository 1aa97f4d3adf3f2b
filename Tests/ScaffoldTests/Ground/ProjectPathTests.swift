import Testing

@testable import Ground

@Suite struct ProjectPathTests {
  @Test(arguments: [
    "", "/", "/etc/passwd", "..", "../x", "a/../b", "a/..", ".", "./a", "a//b", "a/", "a\\b",
    ".git/config", "a/.GIT/hooks/x", "../\u{301}x", "a/\u{301}../\u{301}x/..", "a\0b", "a\nb",
    "\u{1B}[31m", String(repeating: "a/", count: 50_000) + "a",
  ])
  func refuses(_ text: String) {
    #expect(throws: OutsidePath(text: text)) { try ProjectPath(text) }
  }

  @Test(arguments: [
    ("Package.swift", "Sources/Modules/Login", "../../../Package.swift"),
    ("Sources/Modules/Login/View/A.swift", "Sources/Modules/Login", "View/A.swift"),
    ("Sources/App/A.swift", "Sources/Modules/Login", "../../App/A.swift"),
  ])
  func leadsFromAFolderAndBack(path: String, folder: String, relative: String) throws {
    let (path, folder) = (try ProjectPath(path), try ProjectPath(folder))
    #expect(path.relative(to: folder) == relative)
    #expect(try ProjectPath(relative, from: folder) == path)
  }

  @Test(arguments: ["../../../../x", "../../../../../etc/passwd", "/etc/passwd"])
  func cannotLeadOutFromAFolder(_ relative: String) throws {
    let folder = try ProjectPath("Sources/Modules/Login")
    #expect(throws: OutsidePath.self) { try ProjectPath(relative, from: folder) }
  }
}
