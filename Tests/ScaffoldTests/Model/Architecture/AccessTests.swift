import Testing

@testable import Model

/// Who may use whom, as a table. The columns are who is used, in the order of `positions`.
@Suite struct AccessTests {
  static let positions: [(name: String, position: Position)] = [
    ("View of Login", .tier("View", module: "Login")),
    ("Business of Login", .tier("Business", module: "Login")),
    ("Data of Login", .tier("Data", module: "Login")),
    ("View of Feed", .tier("View", module: "Feed")),
    ("Business of Feed", .tier("Business", module: "Feed")),
    ("Data of Feed", .tier("Data", module: "Feed")), ("View", .tier("View", module: nil)),
    ("Business", .tier("Business", module: nil)), ("Data", .tier("Data", module: nil)),
    ("shared", .shared), ("the app", .app), ("a test of Login", .tests(module: "Login")),
    ("a test of Feed", .tests(module: "Feed")), ("a test", .tests(module: nil)),
  ]

  /// `.` may, `T` is of the wrong tier, `C` is closed, `U` is not said to be used. Login uses Feed.
  @Test func threeTiers() throws {
    let architecture = try Architecture.read(
      """
      { "version": 1, "tiers": [ { "name": "View" }, { "name": "Business" }, { "name": "Data" } ],
        "uses": { "Login": ["Feed"] } }
      """)
    #expect(
      Self.table(of: architecture) == """
        View of Login      ..TCCT..T.TTTT
        Business of Login  T..T.CT...TTTT
        Data of Login      TT.TTCTT..TTTT
        View of Feed       CCT..T..T.TTTT
        Business of Feed   TUCT..T...TTTT
        Data of Feed       TTCTT.TT..TTTT
        View               CCTCCT..T.TTTT
        Business           TCCTCCT...TTTT
        Data               TTCTTCTT..TTTT
        shared             TTTTTTTTT.TTTT
        the app            ..T..T.....TTT
        a test of Login    ...C.C........
        a test of Feed     CUC...........
        a test             ..............
        """)
  }

  @Test func twoTiers() throws {
    let architecture = try Architecture.read(
      #"{ "version": 1, "tiers": [ { "name": "View", "open": true }, { "name": "Data" } ] }"#)
    #expect(
      Self.table(of: architecture) == """
        View of Login      ..UC...TTTT
        Data of Login      T.TUT..TTTT
        View of Feed       UC.....TTTT
        Data of Feed       TUT.T..TTTT
        View               CCCC...TTTT
        Data               TCTCT..TTTT
        shared             TTTTTT.TTTT
        the app            ........TTT
        a test of Login    ..UU.......
        a test of Feed     UU.........
        a test             ...........
        """)
  }

  private static func table(of architecture: Architecture) -> String {
    let positions = positions.filter { _, position in
      if case .tier(let name, _) = position { architecture.tier(named: name) != nil } else { true }
    }
    return positions.map { name, importer in
      let row = positions.map { _, owner in
        switch architecture.access(from: importer, to: owner) {
        case .allowed: "."
        case .wrongTier: "T"
        case .closed: "C"
        case .unused: "U"
        }
      }
      return name + String(repeating: " ", count: 19 - name.count) + row.joined()
    }.joined(separator: "\n")
  }
}
