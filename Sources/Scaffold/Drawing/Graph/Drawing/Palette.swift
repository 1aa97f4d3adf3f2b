/// The style of every picture: its fonts, its lines and its colours, light and dark.
///
/// There are no variables in it, since not all that shows SVG knows them.
enum Palette {
  static let css = (base + rules(\.light, plain.light) + dark(rules(\.dark, plain.dark)))
    .joined(separator: "\n")

  /// The colours without a hue: the ground, words on it, lines, and errors.
  struct Plain: Sendable {
    let ground: String
    let ink: String
    let faint: String
    let line: String
    let alarm: String
    /// The colour of new parts.
    let fresh: String
  }

  static let plain = (
    light: Plain(
      ground: "#ffffff", ink: "#1c2330", faint: "#5b6575", line: "#66707f", alarm: "#d3122b",
      fresh: "#1a7f37"),
    dark: Plain(
      ground: "#0d1117", ink: "#e6ebf2", faint: "#9aa5b5", line: "#8a95a5", alarm: "#ff6b78",
      fresh: "#56d364")
  )

  static let fonts =
    "-apple-system, 'Segoe UI', Helvetica, Arial, 'PingFang SC', 'Microsoft YaHei', "
    + "'Noto Sans CJK SC', sans-serif"
}

extension Palette {
  private static let base = [
    "text { font-family: \(fonts); }",
    ".box, .band { stroke-width: 1; }",
    ".arrow { fill: none; stroke-width: 1.3; }",
    ".thin.arrow { stroke-width: 1; stroke-opacity: 0.55; }",
    ".alarm.arrow, .fresh.arrow { stroke-width: 2.2; }",
    ".gone { stroke-dasharray: 5 4; }",
    ".fresh.box { stroke-width: 3; }",
    ".count { paint-order: stroke; stroke-width: 4; stroke-linejoin: round; }",
    ".halo { fill: none; stroke-width: 5; stroke-opacity: 0.8; }",
    ".reach { fill: none; stroke: none; stroke-width: 14; pointer-events: stroke; }",
    ".strong { font-weight: 600; }",
  ]

  private static func rules(_ shades: (Hue) -> Hue.Shades, _ plain: Plain) -> [String] {
    var rules = [
      ".ground { fill: \(plain.ground); }",
      ".words { fill: \(plain.ink); }",
      ".faint { fill: \(plain.faint); }",
      ".arrow { stroke: \(plain.line); }",
      ".halo { stroke: \(plain.ground); }",
      ".column { fill: \(plain.ink); fill-opacity: 0.035; }",
      ".head { fill: \(plain.line); }",
      ".hollow { fill: \(plain.ground); stroke: \(plain.line); }",
      ".alarm.arrow { stroke: \(plain.alarm); }",
      ".alarm.head, .alarm.words { fill: \(plain.alarm); }",
      ".fresh.arrow { stroke: \(plain.fresh); }",
      ".fresh.head, .fresh.words { fill: \(plain.fresh); }",
      ".count { stroke: \(plain.ground); }",
    ]
    for hue in Hue.allCases {
      let shades = shades(hue)
      rules.append(".\(hue.rawValue).band { fill: \(shades.band); }")
      rules.append(".\(hue.rawValue).box { fill: \(shades.fill); stroke: \(shades.line); }")
      rules.append(".\(hue.rawValue).words { fill: \(shades.ink); }")
    }
    rules.append(".fresh.box { stroke: \(plain.fresh); }")
    return rules
  }

  static func dark(_ rules: [String]) -> [String] {
    ["@media (prefers-color-scheme: dark) {"] + rules.map { "  " + $0 } + ["}"]
  }
}
