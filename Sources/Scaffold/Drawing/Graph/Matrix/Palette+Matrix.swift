extension Palette {
  /// The style of a matrix, besides that of all pictures.
  static let matrix = (squares + rules(\.light, plain.light) + dark(rules(\.dark, plain.dark)))
    .joined(separator: "\n")

  private static let squares = [
    ".weak.cell { fill-opacity: 0.35; }",
    ".cell { fill-opacity: 0.65; }",
    ".strong.cell, .alarm.cell, .fresh.cell { fill-opacity: 1; }",
    ".own.cell { fill-opacity: 0.2; }",
    ".gone.cell { fill: none; stroke-width: 1; }",
    ".hit { fill: none; pointer-events: all; }",
  ]

  private static func rules(_ shades: (Hue) -> Hue.Shades, _ plain: Plain) -> [String] {
    [
      ".cell { fill: \(plain.line); }",
      ".gone.cell { fill: none; stroke: \(plain.line); }",
      ".alarm.cell { fill: \(plain.alarm); }",
      ".fresh.cell { fill: \(plain.fresh); }",
      ".on { fill: \(plain.ground); }",
      ".diagonal { fill: \(plain.ink); fill-opacity: 0.08; }",
    ] + Hue.allCases.map { ".\($0.rawValue).line { fill: \(shades($0).line); }" }
  }
}
