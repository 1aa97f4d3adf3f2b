import SwiftReading

extension MarkedRegion {
  /// The entries of the region, one after another, each with its text as `lines` gives it.
  var entries: [TestPlan.Entry] {
    if isPlan { return TestPlan.entries(in: region, of: contents) }
    return contents.entries(in: region).map {
      TestPlan.Entry(range: $0, text: contents.text(of: $0))
    }
  }

  /// The entry for a line: in a test plan the object of a target.
  func entry(saying line: String) -> [UInt8] {
    guard isPlan else { return indentation + line.utf8 + lineBreak }
    return TestPlan.object(named: line, Array(indentation), lineBreak)
  }

  /// The entry of a number with another text; in a test plan the rest of the object stays.
  func entry(_ index: Int, saying line: String) -> [UInt8] {
    guard isPlan else { return entry(saying: line) }
    let entry = entries[index]
    // A target of a package has its name for an identifier too.
    let name = "\"\(String(decoding: contents[entry.text], as: UTF8.self))\""
    return Array(contents[entry.range].replacing(name.utf8, with: "\"\(line)\"".utf8))
  }

  /// Puts an entry before the one of a number, or at the end.
  mutating func put(_ entry: [UInt8], before index: Int?) {
    let entries = entries
    guard isPlan else {
      let place = index.map { entries[$0].range.lowerBound } ?? region.upperBound
      return replace(place..<place, with: entry[...])
    }
    let comma = [UInt8(ascii: ",")] + lineBreak + indentation
    if let place = index.map({ entries[$0].range.lowerBound }) {
      replace(place..<place, with: ArraySlice(entry + comma))
    } else if let place = entries.last?.range.upperBound {
      replace(place..<place, with: ArraySlice(comma + entry))
    } else {
      var lines = lineBreak + Array(indentation)
      lines += entry
      lines += lineBreak
      lines += indentation.dropLast(2)
      replace(region, with: lines[...])
    }
  }

  /// Takes out the entries of some numbers.
  mutating func takeOut(_ gone: Set<Int>) {
    let entries = entries
    guard !gone.isEmpty else { return }
    let kept = entries.indices.filter { !gone.contains($0) }
    guard isPlan else {
      return replace(region, with: kept.reduce(into: []) { $0 += contents[entries[$1].range] })
    }
    guard let first = entries.first, let last = entries.last, !kept.isEmpty else {
      return replace(region, with: lineBreak + lineBreak + indentation.dropLast(2))
    }
    var list: [UInt8] = []
    for index in kept {
      list += contents[entries[index].range]
      // Between two that stay is what stood behind the first of them.
      guard index != kept.last else { break }
      list += contents[entries[index].range.upperBound..<entries[index + 1].range.lowerBound]
    }
    replace(first.range.lowerBound..<last.range.upperBound, with: list[...])
  }

  /// Puts another text in the place of the one that an entry has.
  mutating func rename(_ index: Int, to line: String) {
    let entry = entries[index]
    if isPlan {
      replace(entry.range, with: self.entry(index, saying: line)[...])
    } else {
      replace(entry.text, with: ArraySlice(line.utf8))
    }
  }
}
