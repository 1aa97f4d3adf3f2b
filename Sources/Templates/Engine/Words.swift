/// The words of an identifier, however it is written: `userURLCache` is `user`, `URL`, `Cache`.
public struct Words: Equatable, Sendable {
  let words: [String]
  /// In `SNAKE_CASE`, upper case says nothing about a word.
  private let isShouting: Bool

  /// Splits `identifier` at changes of case and at whatever is neither letter nor number.
  public init(of identifier: String) {
    // Most are one word already.
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    guard identifier.isEmpty || !identifier.utf8.allSatisfy(letters.contains) else {
      (words, isShouting) = ([identifier], false)
      return
    }
    words = identifier.split { !$0.isPartOfWord }.flatMap(\.wordsByCase)
    isShouting = !identifier.contains(where: \.isLowercase)
  }
}

extension Words {
  /// `UserID`
  public var pascalCased: String { words.map(raised).joined() }

  /// `userID`
  public var camelCased: String {
    words.prefix(1).map { $0.lowercased() }.joined() + words.dropFirst().map(raised).joined()
  }

  /// `user_id`
  public var snakeCased: String { lowered.joined(separator: "_") }

  /// `user-id`
  public var kebabCased: String { lowered.joined(separator: "-") }

  /// The word as it stands inside an identifier: `User`, `ID`, `IDs`.
  func raised(_ word: String) -> String {
    let lowered = word.lowercased()
    if Acronym.isKnown(lowered) {
      return lowered.uppercased()
    }
    if let acronym = Acronym.singular(of: lowered) {
      return acronym.uppercased() + "s"
    }
    return !isShouting && word.isAcronym ? word : lowered.upperFirstLetter
  }
}

// MARK: - Splitting

extension Substring {
  /// `userURLCache` is `user`, `URL`, `Cache`; `userIDs` is `user`, `IDs`.
  fileprivate var wordsByCase: [String] {
    let characters = Array(self)
    var words: [String] = []
    var start = 0
    for index in characters.indices.dropFirst()
    where characters.startsWord(at: index, after: start) {
      words.append(String(characters[start..<index]))
      start = index
    }
    return words + [String(characters[start...])]
  }
}

extension [Character] {
  fileprivate func startsWord(at index: Int, after start: Int) -> Bool {
    guard self[index].isUppercase else { return false }
    guard self[index - 1].isUppercase else {
      return self[index - 1].isLowercase || !self[start..<index].allSatisfy(\.isNumber)
    }
    let isBeforeLowercase = index + 1 < count && self[index + 1].isLowercase
    return isBeforeLowercase && !isLastOfPlural(at: index)
  }

  /// True if the capital at `index` and an `s` after it end an acronym's plural, as in `IDs`.
  private func isLastOfPlural(at index: Int) -> Bool {
    self[index + 1] == "s" && (index + 2 == count || !self[index + 2].isLowercase)
  }
}

extension String {
  /// All capitals, perhaps with the `s` of a plural.
  fileprivate var isAcronym: Bool {
    let letters = last == "s" ? dropLast() : self[...]
    return letters.count > 1 && letters.contains(where: \.isUppercase)
      && !letters.contains(where: \.isLowercase)
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
