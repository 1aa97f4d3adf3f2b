import Ground

/// The features among the parts that show something: those that hardly depend on one another.
struct FeatureParts {
  let parts: [ProjectPart]
  let graph: PartGraph

  /// Those of View, without those that many depend on.
  func all(among views: [Int]) -> [Int] {
    let all = views.filter {
      !parts[$0].isApp && (parts[$0].isTarget ? parts[$0].hasScreens : parts[$0].container != nil)
    }
    let containers = Dictionary(grouping: all) { parts[$0].container ?? "" }
    let candidates = containers.values.map { $0.sorted() }.max { one, other in
      (one.count, other[0]) < (other.count, one[0])
    }
    guard var candidates else { return [] }
    let kind = parts[candidates[0]].container?.lastName.lowercased() ?? ""
    candidates.removeAll { Self.ofParts.contains(kind) || isNoFeature(parts[$0]) }
    dropWhatPutsTogether(&candidates)
    dropCommon(&candidates)
    let pairs = graph.counts.keys.filter {
      candidates.contains($0.from) && candidates.contains($0.to)
    }
    return candidates.count > 3 && pairs.count <= max(1, candidates.count / 8) ? candidates : []
  }

  /// What is called as shared, as navigation or as a system is no feature, nor is a folder that keeps
  /// views by their kind.
  private func isNoFeature(_ part: ProjectPart) -> Bool {
    let name = String(part.name.lastName)
    let words = name.lowercasedWords
    return Role(words) == .shared || !part.isTarget && Role(exactly: name) != nil
      || words.contains(where: { Self.ofNavigation.contains($0) || Self.ofParts.contains($0) })
      || Self.ofNavigation.contains(words.joined())
  }

  /// What screens are made of.
  private static let ofParts: Set = [
    "assets", "buttons", "cell", "cells", "component", "components", "controls", "design",
    "elements", "extensions", "fonts", "icons", "layouts", "licenses", "modifiers", "pickers",
    "resources", "styles", "theme", "themes", "widget", "widgets", "控件", "组件",
  ]

  private static let ofNavigation: Set = [
    "navigation", "navigator", "tab", "tabs", "tabbar", "root", "main", "menu", "sidebar",
    "container", "coordinator", "router", "app", "shell", "macos", "ios", "ipados", "watch",
    "watchos", "tvos", "visionos", "base", "demo", "example", "di", "导航", "首页框架", "主框架",
  ]

  /// Takes out what depends on many of the others, while hardly any depends on it, as a tab bar
  /// does.
  private func dropWhatPutsTogether(_ candidates: inout [Int]) {
    let among = Set(candidates)
    let edges = graph.counts.keys.filter { among.contains($0.from) && among.contains($0.to) }
    let seeing = edges.reduce(into: [Int: Int]()) { $0[$1.from, default: 0] += 1 }
    let seen = edges.reduce(into: [Int: Int]()) { $0[$1.to, default: 0] += 1 }
    let limit = max(3, candidates.count / 4)
    candidates.removeAll { seeing[$0, default: 0] >= limit && seen[$0, default: 0] <= 1 }
  }

  /// Takes out those that many others use, and all that these use in turn.
  private func dropCommon(_ candidates: inout [Int]) {
    while true {
      let among = Set(candidates)
      let fans = graph.counts.keys.filter { among.contains($0.from) && among.contains($0.to) }
        // One that another leans on heavily is what that one stands on, no feature beside it.
        .reduce(into: [Int: Int]()) { fans, edge in
          fans[edge.to, default: 0] += graph.counts[edge, default: 0] > 5 ? 1000 : 1
        }
      let limit = max(3, candidates.count / 4)
      let common = candidates.filter { fans[$0, default: 0] >= limit }
      guard !common.isEmpty else { return }
      var gone = Set(common)
      var waiting = common
      while let next = waiting.popLast() {
        for edge in graph.counts.keys
        where edge.from == next && among.contains(edge.to) && gone.insert(edge.to).inserted {
          waiting.append(edge.to)
        }
      }
      candidates.removeAll(where: gone.contains)
    }
  }
}
