import Testing

@testable import Merging

/// The test targets of a plan are a set: each of a few letters stands for one here.
@Suite struct TestPlanMergeTests {
  @Test(arguments: [
    ("AZ", "AMZ", "ANZ", "AMNZ"),
    ("AZ", "AZ", "ABZ", "ABZ"),
    ("ABZ", "AZ", "ABCZ", "ACZ"),
    ("ABZ", "AZ", "AB", "A"),
    ("AZ", "AMZ", "AMZ", "AMZ"),
    ("ZA", "ZAM", "ZAN", "NZAM"),
  ])
  func bothSidesAddAndTakeAway(
    _ base: String, _ disk: String, _ wanted: String, _ result: String
  ) throws {
    for (ours, theirs) in [(disk, wanted), (wanted, disk)] {
      let merge = try merged(plan(base), plan(ours), plan(theirs), "A.xctestplan")
      #expect(merge.conflicts.isEmpty)
      #expect(targets(merge).sorted() == result.sorted().map { String($0) })
    }
    #expect(
      try merged(plan(base), plan(disk), plan(wanted), "A.xctestplan").text == plan(result))
  }

  @Test func whatOneSideChoseForATargetStays() throws {
    let disabled = plan("AZ").replacing("{ \"target\"", with: "{ \"enabled\" : false, \"target\"")
    let merge = try merged(plan("AZ"), disabled, plan("AMZ"), "A.xctestplan")
    #expect(merge.conflicts.isEmpty)
    #expect(targets(merge) == ["A", "M", "Z"])
    #expect(merge.text.split(separator: "enabled").count == 3)
  }

  @Test func aTargetThatOneSideChangedAndTheOtherTookAwayIsAConflict() throws {
    let disabled = plan("AZ").replacing("{ \"target\"", with: "{ \"enabled\" : false, \"target\"")
    #expect(try !merged(plan("AZ"), disabled, plan("A"), "A.xctestplan").conflicts.isEmpty)
  }

  private func plan(_ names: String) -> String {
    let targets = names.map { name in
      """
          { "target" : { "identifier" : "\(name)", "name" : "\(name)" } }
      """
    }
    return """
      {
        "testTargets" : [
      \(targets.joined(separator: ",\n"))
        ],
        "version" : 1
      }
      """
  }

  private func targets(_ merge: Merge) -> [String] {
    merge.text.matches(of: #/"name" : "(.)"/#).map { String($0.output.1) }
  }
}
