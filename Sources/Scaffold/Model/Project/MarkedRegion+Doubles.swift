import SwiftReading

extension MarkedRegion {
  /// The entries that stand here again, each with its line in the file: the same text as above, or
  /// another one that starts with the same key.
  ///
  /// - Parameter keys: how entries start, each of which is to be here once.
  package func doubles(of keys: some Collection<String>) -> [(line: Int, text: String)] {
    let entries = entries
    return groups(of: keys).flatMap { $0.dropFirst() }.sorted().map { index in
      let text = entries[index].text
      let line = contents[..<text.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
      return (line, String(decoding: contents[text], as: UTF8.self))
    }
  }

  /// Takes out what stands here more than once. Of entries that differ, the longest one stays: it may
  /// be what someone has added to.
  ///
  /// - Returns: what was taken out.
  package mutating func removeDoubles(of keys: some Collection<String>) -> [String] {
    let entries = entries
    let gone = groups(of: keys).flatMap { group in
      let longest = group.map { entries[$0].range.count }.max()
      let kept = group.first { entries[$0].range.count == longest }
      return group.filter { $0 != kept }
    }.sorted()
    let texts = gone.map { String(decoding: contents[entries[$0].text], as: UTF8.self) }
    takeOut(Set(gone))
    return texts
  }

  /// The numbers of the entries of which there are several, in the order of the file.
  private func groups(of keys: some Collection<String>) -> [[Int]] {
    // In the order of their texts, all that start with a key stand together.
    var entries = entries.enumerated().map { (index: $0.offset, text: contents[$0.element.text]) }
      .filter { !$0.text.isEmpty && !$0.text.isComment }
      .sorted { $0.text.lexicographicallyPrecedes($1.text) }
    var groups: [[Int]] = []
    for key in keys.map({ ArraySlice($0.utf8) }) {
      let start = entries.partitionPoint { !$0.text.lexicographicallyPrecedes(key) }
      let end = entries[start...].firstIndex { !$0.text.starts(with: key) } ?? entries.count
      let same = (start..<end).filter { entries[$0].text.hasKey(key) }
      guard same.count > 1 else { continue }
      groups.append(same.map { entries[$0].index })
      for index in same.reversed() { entries.remove(at: index) }
    }
    let byText = Dictionary(grouping: entries, by: \.text).values.filter { $0.count > 1 }
    return (groups + byText.map { $0.map(\.index) }).map { $0.sorted() }
  }
}

extension Array {
  /// The first place whose element a test holds for, where it holds for all behind it too.
  fileprivate func partitionPoint(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
