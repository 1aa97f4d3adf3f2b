import Testing

@testable import Checking
@testable import Ground

/// What a file name may hold, and what of it reaches a terminal or the reader of a format.
@Suite struct HostileNameTests {
  static func text(of file: String, as format: ReportFormat) -> String {
    let place = SourcePlace(file: file, line: 2, column: 1)
    var finding = BaselineRule.finding(
      at: place, of: "tier", subject: "X", in: "a", found: 0, expected: 1)
    finding.notes = [Finding.Note(place: place, words: "here")]
    let report = Report(
      findings: [finding], files: 1, project: "Demo", root: "/r",
      command: "scaffold check", naming: \.self,
      contents: { _ in nil })
    return report.text(as: format, style: .plain)
  }

  static let message = """
    `X` in `a` no longer breaks the rule `tier`; take the entry out, or write the baseline anew \
    with `--write-baseline`
    """

  @Test(arguments: [
    ("a b.swift", "a b.swift"), ("登录/é.swift", "登录/é.swift"), ("50%,a:b.swift", "50%,a:b.swift"),
    ("a\nb.swift", "a\\u{a}b.swift"), ("a\r\u{7}.swift", "a\\u{d}\\u{7}.swift"),
    ("\u{1B}[31m.swift", "\\u{1b}[31m.swift"), ("\u{9B}2J\u{202E}", "\\u{9b}2J\\u{202e}"),
  ])
  func ofCompilers(_ file: String, shown name: String) {
    #expect(
      Self.text(of: file, as: .text) == """
        \(name):2:1: error: \(Self.message) [baseline]
        \(name):2:1: note: here

        1 violation in 1 of 1 file
        """)
    #expect(
      Self.text(of: file, as: .xcode) == """
        /r/\(name):2:1: error: \(Self.message) [baseline]
        /r/\(name):2:1: note: here
        1 violation in 1 of 1 file
        """)
  }

  @Test(arguments: [
    ("a b.swift", "a b.swift", "a b.swift"), ("登录.swift", "登录.swift", "登录.swift"),
    ("50%,a:b.swift", "50%25%2Ca%3Ab.swift", "50%25,a:b.swift"),
    (",:,", "%2C%3A%2C", ",:,"), ("a\r\n\n.swift", "a%0D%0A%0A.swift", "a%0D%0A%0A.swift"),
    ("::error::\n", "%3A%3Aerror%3A%3A%0A", "::error::%0A"),
    ("\u{1B}[2J", "\\u{1b}[2J", "\\u{1b}[2J"),
  ])
  func ofGitHub(_ file: String, property: String, data: String) {
    #expect(
      Self.text(of: file, as: .github) == """
        ::error file=\(property),line=2,col=1,title=scaffold baseline::\(Self.message)\
        %0A\(data):2:1: here
        1 violation in 1 of 1 file
        """)
  }

  @Test(arguments: [
    ("a b.swift", "a b.swift"), ("登录.swift", "登录.swift"), ("a\nprove: rm", "a\\u{a}prove: rm"),
    ("\u{1B}[31m.swift", "\\u{1b}[31m.swift"),
  ])
  func ofAgents(_ file: String, shown name: String) {
    #expect(
      Self.text(of: file, as: .agent) == """
        \(name):2: `X` in `a` no longer breaks the rule `tier` [baseline]
          fix: take the entry out, or write the baseline anew with `--write-baseline`
        prove: scaffold check
        """)
  }

  @Test(arguments: [
    ("a b/登.swift", #""file": "a b/登.swift""#, #""uri": "a%20b/%E7%99%BB.swift""#),
    ("50%,a:b#?.swift", #""file": "50%,a:b#?.swift""#, #""uri": "50%25%2Ca%3Ab%23%3F.swift""#),
    ("a\n\u{1B}\u{7F}", #""file": "a\n\u001b\u007f""#, #""uri": "a%0A%1B%7F""#),
    ("\u{9B}\u{A0}\"\\", "\"file\": \"\\u009b\u{A0}\\\"\\\\\"", #""uri": "%C2%9B%C2%A0%22%5C""#),
  ])
  func ofJSONAndSARIF(_ file: String, member: String, uri: String) {
    #expect(lines(#""file""#, of: Self.text(of: file, as: .json)) == [member + ",", member + ","])
    #expect(
      lines(#""uri""#, of: Self.text(of: file, as: .sarif))
        == [uri, uri])
  }

  private func lines(_ start: String, of text: String) -> [String] {
    text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter { $0.hasPrefix(start) }
  }
}
