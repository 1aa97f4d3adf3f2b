import Testing

@testable import Drawing

@Suite struct GraphWordsTests {
  private static let picture = GraphPicture(GraphSamples.weibo, hasHeader: true)

  @Test(arguments: [
    ("LoginView", "Login View, 4 files, depends on BaseView, Login Business, Core"),
    ("Core", "Core, 5 files, depends on nothing"),
    (
      "TimelineView",
      "Timeline View, 4 files, depends on BaseView, Profile Data, Timeline Business, Core; 1 violation"
    ),
    (
      "App",
      "App, 9 files, depends on BaseView, BaseBusiness, BaseData, Login View, Login Business,"
        + " Profile View, Profile Business, Timeline View and 2 more"
    ),
  ])
  func tellsOfABox(name: String, words: String) throws {
    let box = try #require(Self.picture.layout.grid.boxes.first { $0.node.id == name })
    #expect(Self.picture.words.ofBox(box) == words)
  }

  @Test func nobodyListensToAHundredNames() throws {
    let graph = GraphSamples.project("Many", modules: (10..<70).map { "Part\($0)" })
    let picture = GraphPicture(graph, hasHeader: true)
    let app = try #require(picture.layout.grid.boxes.first)
    #expect(
      picture.words.ofBox(app)
        == "App, 9 files, depends on BaseView, BaseBusiness, BaseData, Part10 View, Part10 Business,"
        + " Part11 View, Part11 Business, Part12 View and 116 more")
  }

  @Test func tellsOfAModuleAndAViolation() throws {
    let boxes = Self.picture.layout.grid.boxes.filter { $0.module == "Timeline" }
    #expect(
      Self.picture.words.ofModule("Timeline", boxes) == "Timeline, 3 parts, 12 files; 1 violation")
    let link = try #require(Self.picture.layout.links.first { $0.isViolation })
    #expect(
      Self.picture.words.ofViolation(link) == """
        Timeline View depends on Profile Data
        Sources/Modules/Timeline/View/Timeline.swift:3:8: tier: View of Timeline may not import \
        `ProfileData`, which is Data of Profile; go through Business
        """)
  }

  @Test func describesThePicture() {
    #expect(
      Self.picture.words.description
        == "3 modules, 68 files, 1 violation: Timeline View depends on Profile Data."
        + " The tiers, from the top: View, Business, Data.")
    #expect(
      GraphPicture(GraphSamples.empty, hasHeader: true).words.description
        == "0 modules, 0 files, no violations. The tiers, from the top: View, Business, Data.")
  }
}
