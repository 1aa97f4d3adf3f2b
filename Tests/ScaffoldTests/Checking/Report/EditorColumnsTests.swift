import Testing

@testable import Checking
@testable import Ground

@Suite struct EditorColumnsTests {
  /// A column counts bytes; editors count UTF-16, in which 登 is one and 🚀 two.
  @Test(arguments: [
    ("import A", 1, 8, 8), ("import A", 1, 1, 1), ("let 登录: A", 1, 13, 9), ("/*🚀*/ A", 1, 10, 8),
    ("\u{FEFF}import A", 1, 11, 8), ("x\n登A\n", 2, 4, 2), ("x\r\n登A\r\n", 2, 4, 2),
    ("x", 1, 99, 2), ("x\n", 2, 1, 1), ("x", 2, 1, nil), ("", 1, 1, 1),
  ])
  func column(in text: String, line: Int, column: Int, is expected: Int?) {
    let place = SourcePlace(file: "A.swift", line: line, column: column)
    let columns = EditorColumns(of: [place]) { $0 == "A.swift" ? Array(text.utf8) : nil }
    #expect(columns[place] == expected)
  }

  @Test func noneWithoutTheFile() {
    let place = SourcePlace(file: "A.swift", line: 1, column: 1)
    #expect(EditorColumns(of: [place]) { _ in nil }[place] == nil)
  }
}
