import Testing

@testable import Generation

@Suite struct LineDiffTests {
  @Test(arguments: [
    ("", "", ""),
    ("a", "a", " a"),
    ("", "a b", "+a +b"),
    ("a b", "", "-a -b"),
    ("a b c", "a x c", " a -b +x  c"),
    ("a b c a b b a", "c b a b a c", "-a -b  c +b  a  b -b  a +c"),
  ])
  func findsTheShortestWay(from old: String, to new: String, edits: String) {
    let diff = LineDiff(from: lines(old), to: lines(new))
    let text = diff.edits.map { edit in
      switch edit {
      case .keep(let line): " " + String(decoding: line, as: UTF8.self)
      case .remove(let line): "-" + String(decoding: line, as: UTF8.self)
      case .insert(let line): "+" + String(decoding: line, as: UTF8.self)
      }
    }
    #expect(text.joined(separator: " ") == edits)
  }

  @Test(arguments: 0..<200)
  func leadsFromOneTextToTheOther(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (old, new) = (random.lines(), random.lines())
    let edits = LineDiff(from: lines(old), to: lines(new)).edits
    var (before, after): ([LineDiff.Line], [LineDiff.Line]) = ([], [])
    for edit in edits {
      switch edit {
      case .keep(let line):
        before.append(line)
        after.append(line)
      case .remove(let line): before.append(line)
      case .insert(let line): after.append(line)
      }
    }
    #expect(before == lines(old))
    #expect(after == lines(new))
  }

  private func lines(_ words: String) -> [LineDiff.Line] {
    words.split(separator: " ").map { ArraySlice(Array($0.utf8)) }
  }
}

extension SeededGenerator {
  fileprivate mutating func lines() -> String {
    let count = Int.random(in: 0..<12, using: &self)
    return (0..<count).map { _ in ["a", "b", "c"].randomElement(using: &self) ?? "" }
      .joined(separator: " ")
  }
}
