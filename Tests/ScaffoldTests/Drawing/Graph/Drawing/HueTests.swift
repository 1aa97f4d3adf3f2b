import Foundation
import Testing

@testable import Drawing

@Suite struct HueTests {
  @Test(arguments: [
    (["View", "Business", "Data"], [Hue.blue, .yellow, .green]),
    (["UI", "Domain"], [.blue, .yellow]),
    (["Screens", "Logic", "Data", "Wire", "Disk"], [.violet, .teal, .green, .orange, .blue]),
    ((1...8).map { "T\($0)" }, [.violet, .teal, .orange, .green, .blue, .yellow, .grey, .grey]),
  ])
  func coloursTiers(tiers: [String], hues: [Hue]) {
    let byTier = Hue.ofTiers(tiers)
    #expect(tiers.map { byTier[$0] } == hues)
  }

  /// What the accessibility guidelines of the web ask of words.
  @Test(arguments: Hue.allCases, [true, false])
  func wordsCanBeRead(hue: Hue, isDark: Bool) {
    let shades = isDark ? hue.dark : hue.light
    #expect(contrast(shades.ink, shades.fill) >= 7)
    #expect(contrast(shades.ink, shades.band) >= 7)
    #expect(contrast(shades.line, shades.band) >= 3)
  }

  @Test(arguments: [true, false])
  func plainWordsCanBeRead(isDark: Bool) {
    let plain = isDark ? Palette.plain.dark : Palette.plain.light
    #expect(contrast(plain.ink, plain.ground) >= 7)
    #expect(contrast(plain.faint, plain.ground) >= 4.5)
    #expect(contrast(plain.alarm, plain.ground) >= 4.5)
    #expect(contrast(plain.line, plain.ground) >= 3)
  }

  private func contrast(_ one: String, _ other: String) -> Double {
    let (darker, lighter) = (
      min(luminance(one), luminance(other)), max(luminance(one), luminance(other))
    )
    return (lighter + 0.05) / (darker + 0.05)
  }

  private func luminance(_ colour: String) -> Double {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let parts = [value >> 16, value >> 8, value].map { part -> Double in
      let share = Double(part & 0xFF) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
