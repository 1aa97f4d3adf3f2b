import Testing

@testable import Checking
@testable import Ground

/// Everything that a report prints, in each of its formats.
@Suite struct ReportTests {
  /// Two findings in a file of ours, the second with a note, and one in a baseline.
  static let findings: [Finding] = [
    .sample("View/登录.swift", 3, 8, "LoginData"),
    .sample(
      "View/登录.swift", 9, 20, "LoginDTO",
      notes: [
        Finding.Note(
          place: SourcePlace(file: "Data/My DTO.swift", line: 1, column: 8),
          words: "`LoginDTO` is declared here")
      ]),
    BaselineRule.finding(
      at: SourcePlace(file: "baseline.json", line: 4, column: 5), of: "tier", subject: "Old",
      in: "View/A.swift", found: 0, expected: 1),
  ]
  static let message = findings.map(\.message)

  static func report(_ findings: [Finding] = findings, files: Int = 214) -> Report {
    Report(
      findings: findings, files: files, project: "Demo", root: "/projects/My App",
      command: "scaffold check --since main",
      naming: { "../" + $0 },
      contents: { file in
        file == "View/登录.swift"
          ? Array("import UIKit\n\nimport LoginData\n\n\n\n\n\n  let 登录: LoginDTO\n".utf8) : nil
      })
  }

  @Test func text() {
    #expect(
      Self.report().text(as: .text, style: .plain) == """
        ../View/登录.swift:3:8: error: \(Self.message[0]) [tier]
        ../View/登录.swift:9:20: error: \(Self.message[1]) [tier]
        ../Data/My DTO.swift:1:8: note: `LoginDTO` is declared here
        ../baseline.json:4:5: error: `Old` in `View/A.swift` no longer breaks the rule `tier`; \
        take the entry out, or write the baseline anew with `--write-baseline` [baseline]

        3 violations in 2 of 214 files
        """)
  }

  @Test func textInColor() {
    #expect(
      Self.report([Self.findings[1]], files: 1).text(as: .text, style: .colored) == """
        \u{1B}[1m../View/登录.swift:9:20:\u{1B}[0m \u{1B}[1m\u{1B}[31merror:\u{1B}[0m\u{1B}[0m \
        \u{1B}[1m\(Self.message[1])\u{1B}[0m \u{1B}[2m[tier]\u{1B}[0m
        \u{1B}[1m../Data/My DTO.swift:1:8:\u{1B}[0m \u{1B}[1m\u{1B}[36mnote:\u{1B}[0m\u{1B}[0m \
        `LoginDTO` is declared here

        \u{1B}[31m1 violation in 1 of 1 file\u{1B}[0m
        """)
  }

  @Test(arguments: [
    (Style.plain, 214, "No violations in 214 files"), (.plain, 1, "No violations in 1 file"),
    (.colored, 0, "\u{1B}[32mNo violations in 0 files\u{1B}[0m"),
  ])
  func nothingFound(_ style: Style, files: Int, text: String) {
    #expect(Self.report([], files: files).text(as: .text, style: style) == text)
  }

  /// The file of a finding need not be one of those that were read.
  @Test func neverMoreFilesThanThereAre() {
    #expect(Self.report(files: 1).summary == "3 violations in 2 of 2 files")
  }

  @Test func xcode() {
    #expect(
      Self.report().text(as: .xcode, style: .colored) == """
        /projects/My App/View/登录.swift:3:8: error: \(Self.message[0]) [tier]
        /projects/My App/View/登录.swift:9:20: error: \(Self.message[1]) [tier]
        /projects/My App/Data/My DTO.swift:1:8: note: `LoginDTO` is declared here
        /projects/My App/baseline.json:4:5: error: \(Self.message[2]) [baseline]
        3 violations in 2 of 214 files
        """)
  }

  @Test func github() {
    #expect(
      Self.report().text(as: .github, style: .colored) == """
        ::error file=../View/登录.swift,line=3,col=8,title=scaffold tier::\(Self.message[0])
        ::error file=../View/登录.swift,line=9,col=20,title=scaffold tier::\(Self.message[1])\
        %0A../Data/My DTO.swift:1:8: `LoginDTO` is declared here
        ::error file=../baseline.json,line=4,col=5,title=scaffold baseline::\(Self.message[2])
        3 violations in 2 of 214 files
        """)
  }

  @Test func agent() {
    var findings = Self.findings
    findings[2].severity = .warning
    #expect(
      Self.report(findings).text(as: .agent, style: .colored) == """
        ../View/登录.swift:3: View may not import `LoginData`, which is Data [tier]
          fix: go through Business
        ../View/登录.swift:9: View may not import `LoginDTO`, which is Data [tier]
          fix: go through Business
        ../baseline.json:4: warning: `Old` in `View/A.swift` no longer breaks the rule `tier` [baseline]
          fix: take the entry out, or write the baseline anew with `--write-baseline`
        prove: scaffold check --since main
        """)
    #expect(Self.report([]).text(as: .agent, style: .colored) == "No violations in 214 files")
  }

  @Test func json() {
    #expect(
      Self.report([Self.findings[1]]).text(as: .json, style: .colored) == """
        {
          "version": 1,
          "project": "Demo",
          "files": 214,
          "findings": [
            {
              "id": "\(Finding.names(of: [Self.findings[1]])[0])",
              "rule": "tier",
              "severity": "error",
              "file": "View/登录.swift",
              "line": 9,
              "column": 20,
              "subject": "LoginDTO",
              "message": "\(Self.message[1].replacing("\"", with: #"\""#))",
              "wayOut": "go through Business",
              "notes": [
                {
                  "file": "Data/My DTO.swift",
                  "line": 1,
                  "column": 8,
                  "message": "`LoginDTO` is declared here"
                }
              ]
            }
          ]
        }
        """)
    #expect(
      Self.report([]).text(as: .json, style: .plain) == """
        {
          "version": 1,
          "project": "Demo",
          "files": 214,
          "findings": []
        }
        """)
  }
}
