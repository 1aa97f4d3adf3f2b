import Fields
import Templates

/// Distinguishes the few words that a server chooses from, from the many that people write.
enum ChoiceRule {
  /// - Returns: the words in the order in which they came; `nil` if there may be any others.
  static func words(of texts: SeenTexts, at key: KeyWords) -> [FieldChoice]? {
    guard texts.hasFewWords, texts.words.count > 1, texts.filled >= enough,
      key.isOfState || !key.isOfName
    else { return nil }
    let isTelling = key.isOfState || texts.words.allSatisfy(\.isShouted)
    // The items of lists are mostly tags, which people make.
    guard isTelling || !key.isOfItems else { return nil }
    let often = isTelling ? 2 : 6
    guard texts.words.count * often <= texts.filled else { return nil }
    let areWords = texts.words.allSatisfy { word in
      word.unicodeScalars.first?.properties.isXIDStart == true
        && word.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "-" }
    }
    return areWords ? ChoiceNames.choices(of: texts.words) : nil
  }

  /// From fewer values, nothing can be known.
  private static let enough = 8
}

extension String {
  /// `IN_PROGRESS`
  fileprivate var isShouted: Bool {
    utf8.count > 1 && !contains(where: \.isLowercase) && contains(where: \.isUppercase)
  }
}
