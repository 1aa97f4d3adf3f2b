import SwiftReading

/// The box of a type: its words and how much room they take.
struct DiagramBox: Sendable {
  /// The types that the box stands for; more than one only outside the module.
  let names: [String]
  let hue: Hue
  let tier: Int
  /// `struct`; outside the module, the target.
  let kind: String
  let title: String
  /// The protocols without an arrow.
  let traits: String
  /// The members that it holds.
  let allLines: [String]
  /// As much of it as there is room for; of types outside, their names.
  let lines: [String]
  let isOutside: Bool

  private static let (widest, most) = (276, 12)

  init(_ type: ClassDiagram.Class, in tier: ClassDiagram.Tier, at index: Int) {
    names = [type.name]
    hue = tier.hue(of: type)
    self.tier = index
    kind = type.kind.rawValue
    title = TextWidth.fit(type.title, in: Self.widest, size: 13)
    traits = TextWidth.fit(type.traits.joined(separator: ", "), in: Self.widest, size: 10)
    let marks = type.properties.map { $0.access.mark + " " } + type.cases.map { _ in "" }
    allLines = type.lines
    let all = zip(marks, type.lines).map { TextWidth.fit($0 + $1, in: Self.widest, size: 11) }
    let rest = all.count - Self.most
    lines = rest > 1 ? all.prefix(Self.most) + ["… \(rest) more"] : all
    isOutside = false
  }

  /// Types of one target that the same types have to do with in the same way.
  init(outside names: [String], of owner: String, at tier: Int) {
    self.names = names
    hue = .grey
    self.tier = tier
    kind = owner
    title = ""
    traits = ""
    allLines = []
    lines = names.map { TextWidth.fit($0, in: Self.widest, size: 11) }
    isOutside = true
  }
}

extension DiagramBox {
  var width: Int {
    let head = [
      TextWidth.of("«\(kind)»", size: 10), TextWidth.of(title, size: 13) * 21 / 20,
      TextWidth.of(traits, size: 10),
    ]
    let words = (head + lines.map { TextWidth.of($0, size: 11) }).max() ?? 0
    return max(words, isOutside ? 60 : 96) / 2 * 2 + (isOutside ? 20 : 28)
  }

  var height: Int {
    isOutside
      ? 10 + (kind.isEmpty ? 0 : 14) + 15 * lines.count
      : head + (lines.isEmpty ? 0 : 10 + 16 * lines.count)
  }

  /// The height of the part with the name.
  private var head: Int { traits.isEmpty ? 42 : 56 }

  /// The words of the box, in short.
  var words: String {
    if !isOutside { return "\(kind) \(names[0])" }
    return names.joined(separator: ", ") + (kind.isEmpty ? "" : " of \(kind)")
  }

  func shapes(in frame: Frame) -> [Markup] {
    isOutside ? outsideShapes(in: frame) : ownShapes(in: frame)
  }

  private func ownShapes(in frame: Frame) -> [Markup] {
    let middle = frame.center.x
    let words = "\(hue.rawValue) words"
    var shapes = [
      Markup.box(frame, hue),
      .label(
        "«\(kind)»", at: Point(x: middle, y: frame.y + 16), size: 10, class: words, anchor: .middle),
      .label(
        title, at: Point(x: middle, y: frame.y + 32), size: 13, class: "strong \(words)",
        anchor: .middle),
    ]
    if !traits.isEmpty {
      let place = Point(x: middle, y: frame.y + 47)
      shapes.append(.label(traits, at: place, size: 10, class: words, anchor: .middle))
    }
    if lines.isEmpty { return shapes }
    let y = frame.y + head
    var line = Path(from: Point(x: frame.left, y: y))
    line.line(to: Point(x: frame.right, y: y))
    shapes.append(Markup("path", ["class": "\(hue.rawValue) box", "d": line]))
    return shapes
      + lines.enumerated().map { index, line in
        .label(line, at: Point(x: frame.x + 12, y: y + 17 + 16 * index), size: 11, class: words)
      }
  }

  private func outsideShapes(in frame: Frame) -> [Markup] {
    let (middle, words) = (frame.center.x, "grey words")
    let head = kind.isEmpty ? 0 : 14
    let owner = Markup.label(
      kind, at: Point(x: middle, y: frame.y + 14), size: 9, class: "faint", anchor: .middle)
    let names = lines.enumerated().map { index, line in
      let place = Point(x: middle, y: frame.y + head + 17 + 15 * index)
      return Markup.label(line, at: place, size: 11, class: words, anchor: .middle)
    }
    return [.box(frame, .grey, radius: 3)] + (kind.isEmpty ? [] : [owner]) + names
  }
}
