import Ground

/// How wide words are in a picture, before anyone knows the font.
///
/// The widths are those of common sans-serif fonts, rather too wide than too narrow.
enum TextWidth {
  /// In pixels, for a font of a size.
  static func of(_ text: String, size: Int) -> Int {
    let sum = text.reduce(0) { $0 + hundredths(of: $1) }
    return (sum * size + 99) / 100
  }

  /// The text, cut short with a `…` where it is wider than there is room.
  static func fit(_ text: String, in width: Int, size: Int) -> String {
    if of(text, size: size) <= width { return text }
    var room = width * 100 - hundredths(of: "…") * size
    var kept = ""
    for character in text {
      room -= hundredths(of: character) * size
      if room < 0 { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// In hundredths of the font's size.
  private static func hundredths(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar {
    case "i", "j", "l", "I", "f", "t", "'", ".", ",", ":", ";", "!", "|", "(", ")", "[", "]":
      return 34
    case " ", "r", "-", "/", "\\", "\"": return 38
    case "m", "w", "M", "W", "@", "%", "…", "→": return 96
    case "A"..."Z", "+", "<", ">", "=", "&": return 72
    case _ where scalar.isWide: return 100
    default: return 60
    }
  }
}
