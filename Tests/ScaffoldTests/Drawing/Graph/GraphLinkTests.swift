import Testing

@testable import Checking
@testable import Drawing

@Suite struct GraphLinkTests {
  @Test(arguments: [
    ("App", "LoginView", GraphLink.Route.fromApp),
    ("App", "BaseData", .fromApp),
    ("App", "Core", .pastAll),
    ("LoginData", "Core", .toShared),
    ("BaseData", "Core", .toShared),
    ("LoginView", "BaseView", .alongTier),
    ("LoginBusiness", "BaseData", .alongTier),
    ("LoginView", "BaseData", .across),
    ("LoginView", "LoginBusiness", .straight),
    ("BaseBusiness", "BaseData", .straight),
    ("LoginView", "LoginData", .around),
    ("LoginData", "LoginBusiness", .around),
    ("LoginBusiness", "HomeBusiness", .over),
    ("BaseView", "LoginView", .over),
    ("LoginView", "HomeBusiness", .across),
    ("LoginView", "App", .across),
    ("Core", "LoginData", .across),
  ])
  func goesItsWay(from: String, to: String, route: GraphLink.Route) {
    #expect(Self.route(from, to, []) == route)
  }

  @Test(arguments: [
    ("App", "LoginData", GraphLink.Route.across),
    ("LoginData", "Core", .across),
    ("LoginView", "BaseView", .over),
    ("LoginView", "LoginBusiness", .around),
  ])
  func whatIsWrongGoesAlone(from: String, to: String, route: GraphLink.Route) {
    #expect(Self.route(from, to, [.sample("A.swift", 1, 1, to)]) == route)
  }

  @Test(arguments: [("LoginView", "LoginTests"), ("Nowhere", "Core"), ("LoginTests", "LoginView")])
  func whatIsNotDrawnHasNoLines(from: String, to: String) {
    #expect(Self.route(from, to, []) == nil)
  }

  private static func route(_ from: String, _ to: String, _ findings: [Finding]) -> GraphLink.Route?
  {
    let project = GraphSamples.project("Demo", modules: ["Home", "Login"])
    let graph = ArchitectureGraph(
      name: project.name, tiers: project.tiers, nodes: project.nodes,
      edges: [GraphSamples.edge(from, to, findings: findings)])
    return GraphLink.all(of: graph, in: GraphGrid(graph)).first?.route
  }
}
