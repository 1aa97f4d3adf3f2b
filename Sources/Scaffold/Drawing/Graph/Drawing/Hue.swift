/// A colour of a picture, as the class of an element: `class="box blue"`.
///
/// The posts that the architecture comes from draw models and business yellow, views blue and
/// controllers red.
enum Hue: String, CaseIterable, Sendable {
  case blue, yellow, green, red, violet, teal, orange, grey

  /// The shades of a colour, each as `#rrggbb`.
  struct Shades: Sendable {
    /// The ground on which boxes stand.
    let band: String
    /// The inside of a box.
    let fill: String
    /// Its border, and lines that belong to it.
    let line: String
    /// Words, in the box and on the band.
    let ink: String

    init(_ band: String, _ fill: String, _ line: String, _ ink: String) {
      (self.band, self.fill, self.line, self.ink) = (band, fill, line, ink)
    }
  }

  var light: Shades {
    switch self {
    case .blue: Shades("#eef4ff", "#d6e5ff", "#3b6fd4", "#14306b")
    case .yellow: Shades("#fff9e3", "#ffeda6", "#a97c00", "#4d3a00")
    case .green: Shades("#edf9f0", "#cbecd5", "#2e8b57", "#12442a")
    case .red: Shades("#fff0ee", "#ffd6d0", "#c4473a", "#6b1a12")
    case .violet: Shades("#f6f1ff", "#e4d8ff", "#7a52cc", "#3a1f73")
    case .teal: Shades("#eaf9fa", "#c5ebee", "#1b8590", "#0b424a")
    case .orange: Shades("#fff4ea", "#ffdfc2", "#c46a17", "#5c2e04")
    case .grey: Shades("#f3f5f8", "#e2e6ec", "#6f7a8a", "#2b3240")
    }
  }

  var dark: Shades {
    switch self {
    case .blue: Shades("#131c2f", "#1d3563", "#79a4f5", "#dbe7ff")
    case .yellow: Shades("#221e0f", "#4a3f10", "#d9b13b", "#ffefb8")
    case .green: Shades("#11211a", "#1b4630", "#5fc48c", "#d0f4de")
    case .red: Shades("#2a1614", "#5a241e", "#ee8b7f", "#ffdfda")
    case .violet: Shades("#1d1730", "#3b2a6b", "#a98bf0", "#e9dfff")
    case .teal: Shades("#0f2124", "#14464d", "#55bdc8", "#d0f3f6")
    case .orange: Shades("#261a0e", "#573413", "#e69a50", "#ffe4ca")
    case .grey: Shades("#1a1e25", "#303844", "#98a3b3", "#e3e8ef")
    }
  }
}

extension Hue {
  /// The colours of tiers: by name where the posts know it, else one after the other.
  static func ofTiers(_ tiers: [String]) -> [String: Hue] {
    var hues: [String: Hue] = [:]
    for tier in tiers { hues[tier] = named[tier.lowercased()] }
    let spare = [Hue.violet, .teal, .orange, .green, .blue, .yellow]
    var free = spare.filter { !hues.values.contains($0) }[...]
    for tier in tiers where hues[tier] == nil { hues[tier] = free.popFirst() ?? .grey }
    return hues
  }

  private static let named: [String: Hue] = [
    "view": .blue, "views": .blue, "ui": .blue, "presentation": .blue,
    "business": .yellow, "domain": .yellow, "model": .yellow, "models": .yellow,
    "data": .green, "storage": .green, "persistence": .green, "network": .violet,
    "controller": .red, "controllers": .red,
  ]
}
