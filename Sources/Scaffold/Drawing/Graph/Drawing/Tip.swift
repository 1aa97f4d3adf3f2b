/// The end of an arrow.
enum Tip: String, CaseIterable, Sendable {
  /// An import or another use.
  case filled
  /// A use that is not allowed.
  case alarm
  /// A use that is new.
  case fresh
  /// Conforms, inherits.
  case hollow
}

extension Tip {
  /// How an arrow names its tip.
  var reference: String { "url(#\(rawValue))" }

  /// The definitions that a picture has to bring, so that its arrows have tips.
  static var definitions: Markup { Markup("defs", [:], allCases.map(\.marker)) }

  private var marker: Markup {
    Markup(
      "marker",
      [
        "id": rawValue, "viewBox": "0 0 10 10", "refX": 9, "refY": 5, "markerWidth": size,
        "markerHeight": size, "markerUnits": "userSpaceOnUse", "orient": "auto",
      ], [Markup("path", ["class": style, "d": "M0 1L10 5L0 9Z"])])
  }

  private var size: Int {
    switch self {
    case .filled: 9
    case .alarm, .fresh: 12
    case .hollow: 13
    }
  }

  private var style: String {
    switch self {
    case .filled: "head"
    case .alarm: "alarm head"
    case .fresh: "fresh head"
    case .hollow: "hollow"
    }
  }
}
