import DemoServerKit
import Foundation
import Testing

/// The guide promises what the other tests hold the app to.
struct FaultWordsTests {
  private let folder = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  @Test func leaveOutNoFault() {
    #expect(
      FaultWords.all.map(\.kind) == Fault.Kind.allCases.filter { !$0.isDeadlyOnLinux })
  }

  @Test(arguments: ["README.md", "README.zh-CN.md"])
  func standInTheGuide(name: String) throws {
    let guide = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let rows = guide.split(separator: "\n").map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    for words in FaultWords.all {
      let row = rows.first { $0.first == "`\(words.kind.rawValue)`" } ?? []
      #expect(row.count == 4)
      #expect(row.dropFirst(2).first == words.atSignIn)
      if let text = words.inTimeline { #expect(row.last == text) }
    }
  }
}
