import Testing

@testable import Drawing

@Suite struct GraphLayoutTests {
  static let graphs: [ArchitectureGraph] = [
    GraphSamples.empty, GraphSamples.weibo, GraphSamples.hostile, five, flat,
    GraphSamples.project("One", modules: ["登录"]),
    GraphSamples.project("Many", modules: (10..<70).map { "Part\($0)" }),
  ]

  /// Five tiers with names of a team's own, two targets of one tier in a module, no app.
  static let five: ArchitectureGraph = {
    let tiers = ["Screens", "Flows", "Rules", "Stores", "Wires"]
    let nodes = ["A", "B"].flatMap { module in
      tiers.flatMap { tier in
        ["", "Extra"].map { suffix in
          ArchitectureGraph.Node(
            id: module + tier + suffix, position: .tier(tier, module: module), files: 1)
        }
      }
    }
    return ArchitectureGraph(name: "Five", tiers: tiers, nodes: nodes, edges: [])
  }()

  /// No modules at all.
  static let flat = ArchitectureGraph(
    name: "Flat", tiers: ["UI", "Domain"],
    nodes: (10..<40).map { number in
      ArchitectureGraph.Node(
        id: "Target\(number)", position: .tier(number < 25 ? "UI" : "Domain", module: nil),
        files: number)
    }, edges: [])

  @Test(arguments: graphs) func nothingLiesOnAnything(graph: ArchitectureGraph) {
    let layout = GraphLayout(graph, below: 16)
    for one in layout.frames.indices {
      for other in layout.frames.indices.dropFirst(one + 1) {
        #expect(!layout.frames[one].meets(layout.frames[other]))
      }
    }
    for (upper, lower) in zip(layout.bands, layout.bands.dropFirst()) {
      #expect(upper.bottom < lower.top)
    }
    for (left, right) in zip(layout.columns, layout.columns.dropFirst()) {
      #expect(left.right < right.left)
    }
  }

  @Test(arguments: graphs) func everythingIsWhereItBelongs(graph: ArchitectureGraph) {
    let layout = GraphLayout(graph, below: 16)
    for box in layout.grid.boxes {
      #expect(layout.bands[box.row].holds(layout.frame(of: box)))
      if let column = box.column { #expect(layout.columns[column].holds(layout.frame(of: box))) }
    }
    let picture = Frame(x: 0, y: 16, width: layout.width, height: layout.bottom - 16)
    for band in layout.bands { #expect(picture.holds(band)) }
  }

  @Test(arguments: [(3, false, 879), (9, false, 1941), (10, true, 1290), (60, true, 2130)])
  func isNarrowWhereModulesAreMany(count: Int, isDense: Bool, width: Int) {
    let modules = (10..<(10 + count)).map { "Module\($0)" }
    let layout = GraphLayout(GraphSamples.project("Demo", modules: modules), below: 16)
    #expect(layout.sizes.isDense == isDense)
    #expect(layout.width == width)
  }

  @Test func isReadColumnByColumn() {
    let grid = GraphGrid(GraphSamples.project("Demo", modules: ["Login", "Home"]))
    #expect(
      grid.boxes.map(\.node.id) == [
        "App", "BaseView", "BaseBusiness", "BaseData", "HomeView", "HomeBusiness", "HomeData",
        "LoginView", "LoginBusiness", "LoginData", "Core",
      ])
  }
}

extension Frame {
  fileprivate func meets(_ other: Frame) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  fileprivate func holds(_ other: Frame) -> Bool {
    left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
  }
}
