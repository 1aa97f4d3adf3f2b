/// Damages texts: byte by byte, and by what most languages are made of, which are brackets in one
/// another, lines and words.
struct Damage {
  private var text: [UInt8]
  private let words: [String]
  private let others: [[UInt8]]

  /// Longer texts only take longer.
  static let longest = 1 << 16
}

extension Damage {
  /// - Parameters:
  ///   - words: what is put in.
  ///   - others: texts that parts are taken from.
  static func damaged(
    _ text: [UInt8], words: [String], others: [[UInt8]], using random: inout SeededGenerator
  ) -> [UInt8] {
    var damage = Damage(text: text, words: words, others: others)
    for _ in 0...Int.random(in: 0..<6, using: &random) { damage.step(&random) }
    return Array(damage.text.prefix(longest))
  }

  private mutating func step(_ random: inout SeededGenerator) {
    let start = Int.random(in: 0...text.count, using: &random)
    let end = min(text.count, start + Int.random(in: 0..<40, using: &random))
    let word = Array((words.randomElement(using: &random) ?? "").utf8)
    switch Int.random(in: 0..<16, using: &random) {
    case 0: text.removeSubrange(start..<end)
    case 1: text.insert(contentsOf: text[start..<end], at: end)
    case 2: text.removeSubrange(end...)
    case 3: for index in start..<end { text[index] = .random(in: 0...255, using: &random) }
    case 4: text.replaceSubrange(start..<end, with: word)
    case 5, 6: repeatWord(word, at: start, &random)
    case 7, 8: replaceGroup(&random)
    case 9: nestGroup(&random)
    case 10: doubleGroup(&random)
    case 11, 12: replaceWord(&random)
    case 13: moveLine(&random)
    case 14: splice(&random)
    default: text.insert(contentsOf: word, at: start)
    }
  }

  /// Writes one part of the text for another.
  private mutating func replaceOne(of places: [Range<Int>], _ random: inout SeededGenerator) {
    guard let place = places.randomElement(using: &random),
      let other = places.randomElement(using: &random)
    else { return }
    text.replaceSubrange(place, with: Array(text[other]))
  }

  private mutating func repeatWord(
    _ word: [UInt8], at start: Int, _ random: inout SeededGenerator
  ) {
    let count = Int.random(in: 1..<300, using: &random)
    text.insert(contentsOf: repeatElement(word, count: count).joined(), at: start)
  }
}

// MARK: - Brackets

extension Damage {
  /// The parts of the text between a bracket and the one that closes it.
  private var groups: [Range<Int>] {
    var (groups, open): ([Range<Int>], [Int]) = ([], [])
    for (index, byte) in text.enumerated() {
      if "([{<".utf8.contains(byte) { open.append(index) }
      if ")]}>".utf8.contains(byte), let start = open.popLast() {
        groups.append(start..<(index + 1))
      }
    }
    return groups
  }

  /// Puts what is in one pair of brackets into another.
  private mutating func replaceGroup(_ random: inout SeededGenerator) {
    replaceOne(of: groups, &random)
  }

  /// Puts what stands around a pair of brackets around it again and again.
  private mutating func nestGroup(_ random: inout SeededGenerator) {
    let groups = groups
    guard let inner = groups.randomElement(using: &random),
      let outer = groups.filter({
        $0.lowerBound < inner.lowerBound && $0.upperBound > inner.upperBound
      })
      .randomElement(using: &random)
    else { return }
    let before = text[outer.lowerBound..<inner.lowerBound]
    let behind = text[inner.upperBound..<outer.upperBound]
    let most = max(1, Self.longest / (before.count + behind.count + 1))
    let count = Int.random(in: 1...min(120, most), using: &random)
    let nested =
      Array(repeatElement(before, count: count).joined()) + text[inner]
      + Array(repeatElement(behind, count: count).joined())
    text.replaceSubrange(outer, with: nested)
  }

  private mutating func doubleGroup(_ random: inout SeededGenerator) {
    guard let group = groups.randomElement(using: &random) else { return }
    let most = max(1, Self.longest / (group.count + 1))
    let count = Int.random(in: 1...min(60, most), using: &random)
    let copy = [UInt8(ascii: ",")] + text[group]
    text.insert(contentsOf: repeatElement(copy, count: count).joined(), at: group.upperBound)
  }
}

// MARK: - Words and lines

extension Damage {
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30..<0x3A).contains(byte) || (0x41..<0x5B).contains(byte)
      || (0x61..<0x7B).contains(byte) || byte == 0x5F
  }

  private var placesOfWords: [Range<Int>] {
    var (places, start): ([Range<Int>], Int?) = ([], nil)
    for index in 0...text.count {
      let isPart = index < text.count && Self.isPartOfWord(text[index])
      if isPart, start == nil { start = index }
      if !isPart, let first = start {
        places.append(first..<index)
        start = nil
      }
    }
    return places
  }

  /// Writes one of the text's own words for another: references lead elsewhere, or back.
  private mutating func replaceWord(_ random: inout SeededGenerator) {
    replaceOne(of: placesOfWords, &random)
  }

  /// Takes a line out, and puts it in elsewhere, perhaps with another indentation.
  private mutating func moveLine(_ random: inout SeededGenerator) {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let from = lines.indices.randomElement(using: &random),
      let to = lines.indices.randomElement(using: &random)
    else { return }
    var line = Array(lines[from])
    switch Int.random(in: 0..<4, using: &random) {
    case 0: lines.remove(at: from)
    case 1: line = [0x20, 0x20] + line
    case 2: line = Array(line.drop { $0 == 0x20 })
    default: break
    }
    lines.insert(line[...], at: min(to, lines.count))
    text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Goes on as another text does.
  private mutating func splice(_ random: inout SeededGenerator) {
    guard let other = others.randomElement(using: &random) else { return }
    let start = Int.random(in: 0...text.count, using: &random)
    let from = Int.random(in: 0...other.count, using: &random)
    let count = Int.random(in: 0...min(2_000, other.count - from), using: &random)
    text.insert(contentsOf: other[from..<(from + count)], at: start)
  }
}
