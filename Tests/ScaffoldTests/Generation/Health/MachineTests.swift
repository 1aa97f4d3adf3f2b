import Testing

@testable import Generation
@testable import Ground
@testable import Model

/// What `scaffold doctor` says of machines, each described by what its programs answer.
@Suite struct MachineTests {
  /// What a machine's programs say, by their words; a program that is not named is not there.
  private static func diagnoses(
    of machine: Patient.Machine, headers: [String] = [], saying answers: [String: String]
  ) throws -> [String] {
    let sandbox = try Sandbox()
    let site = Site(folder: sandbox.root.path, name: ".")
    let patient = Patient(at: site, machine: machine, headers: headers) { process in
      guard let text = answers[process.words.joined(separator: " ")] else {
        // A program that is there, and refuses these words.
        let isThere = answers.keys.contains { $0.hasPrefix(process.words[0] + " ") }
        return isThere ? ChildProcess.Outcome("error: no\n", isSuccess: false) : nil
      }
      return ChildProcess.Outcome(text, isSuccess: true)
    }
    return Examinations.diagnoses(of: patient).map { diagnosis in
      "\(diagnosis.state) \(diagnosis.subject): \(diagnosis.words)"
        + (diagnosis.mend.map { "; " + $0 } ?? "")
    }
  }

  static let compilers: [(answer: String, says: String)] = [
    (
      "Swift version 6.2.1 (swift-6.2.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n",
      "fine Swift: 6.2.1"
    ),
    ("Swift version 6.3-dev (LLVM 1, Swift 2)\n", "fine Swift: 6.3"),
    (
      "Apple Swift version 6.1.2 (swiftlang-6.1.2.1.2 clang-1700.0.13.5)\n",
      "wrong Swift: 6.1.2, and what is emitted needs 6.2; "
        + "install Swift 6.2 or newer: https://www.swift.org/install"
    ),
    (
      "swift: a game\n",
      "wrong Swift: `swift --version` names no version; run it, and fix what it says"
    ),
  ]

  @Test(arguments: compilers)
  func readsTheCompiler(_ answer: String, _ says: String) throws {
    let found = try Self.diagnoses(of: .linux, saying: ["swift --version": answer])

    #expect(found.first == says)
  }

  @Test func knowsAnEmptyLinux() throws {
    #expect(
      try Self.diagnoses(of: .linux, saying: [:]) == [
        "wrong Swift: there is no `swift` on the PATH; "
          + "install Swift 6.2 or newer: https://www.swift.org/install",
        "wrong SQLite: its header is missing; \(SQLiteHeader.installCommand)",
      ])
  }

  @Test func findsTheHeaderInAnyFolder() throws {
    let sandbox = try Sandbox(["b/sqlite3.h": ""])
    let folders = ["a", "b"].map { sandbox.root.appending(path: $0).path }

    let found = try Self.diagnoses(
      of: .linux, headers: folders, saying: ["swift --version": "Swift version 6.2\n"])

    #expect(found == ["fine Swift: 6.2", "fine SQLite: \(folders[1])/sqlite3.h"])
  }

  @Test func knowsAMac() throws {
    let answers = [
      "swift --version": "Apple Swift version 6.2 (swiftlang-6.2.0.19.9 clang-1700.3.19.1)\n",
      "xcodebuild -version": "Xcode 26.0.1\nBuild version 17A400\n",
      "xcrun --sdk iphoneos --show-sdk-version": "26.0\n",
      "xcrun --sdk iphonesimulator --show-sdk-version": "26.0\n",
    ]

    #expect(
      try Self.diagnoses(of: .mac, saying: answers) == [
        "fine Swift: 6.2", "fine Xcode: 26.0.1", "fine SDK: 26.0 of iOS",
        "fine SDK: 26.0 of the simulator",
      ])
  }

  @Test(arguments: [
    ("6.2", "26.0", "6.2", "26.0"), ("6.3.1", "26.6", "6.3.1", "26.6"),
    ("6.4", "27.0", "6.4", "27.0"), ("6.4.2", "27.1", "6.4.2", "27.1"),
    (
      "6.5", "28.0", "6.5, newer than what this version of the tool knows",
      "28.0, newer than what this version of the tool knows"
    ),
  ])
  func knowsTheToolsOf2026(
    _ swift: String, _ xcode: String, swiftIs: String, xcodeIs: String
  ) throws {
    let answers = [
      "swift --version": "Apple Swift version \(swift) (swiftlang)\n",
      "xcodebuild -version": "Xcode \(xcode)\nBuild version 27A100\n",
    ]
    #expect(
      try Self.diagnoses(of: .mac, saying: answers).prefix(2) == [
        "fine Swift: \(swiftIs)", "fine Xcode: \(xcodeIs)",
      ])
  }

  @Test func knowsAnOldMacWithoutTheSimulator() throws {
    let answers = [
      "swift --version": "Apple Swift version 5.10 (swiftlang-5.10.0.13 clang-1500.3.9.4)\n",
      "xcodebuild -version": "Xcode 15.4\nBuild version 15F31d\n",
      "xcrun --sdk iphoneos --show-sdk-version": "17.5\n",
    ]

    #expect(
      try Self.diagnoses(of: .mac, saying: answers) == [
        "wrong Swift: 5.10, and what is emitted needs 6.2; install Xcode 26 or newer",
        "wrong Xcode: 15.4, and what is emitted needs 26.0; "
          + "install a newer one, then: sudo xcode-select --switch /Applications/Xcode.app",
        "fine SDK: 17.5 of iOS",
        "wrong SDK: there is none of the simulator; xcodebuild -downloadPlatform iOS",
      ])
  }

  @Test func knowsAMacWithTheCommandLineToolsAlone() throws {
    let answers = [
      "swift --version": "Apple Swift version 6.2.1\n", "xcodebuild -help": "", "xcrun -help": "",
    ]

    #expect(
      try Self.diagnoses(of: .mac, saying: answers).dropFirst().first
        == "wrong Xcode: none is chosen for the command line; "
        + "install it, then: sudo xcode-select --switch /Applications/Xcode.app")
  }
}
