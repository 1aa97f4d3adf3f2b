import Testing

@testable import Fields

@Suite struct FieldsMergeTests {
  @Test(
    arguments: [
      ("id:Int a:Int", "id:Int a:Int b:Int", "id:Int a:Int c:Int", "id:Int a:Int b:Int c:Int"),
      ("id:Int a:Int", "id:Int a:Int b:Int", "id:Int a:Int b:Int", "id:Int a:Int b:Int"),
      ("id:Int a:Int b:Int", "id:Int b:Int", "id:Int a:Int b:Int c:Int", "id:Int b:Int c:Int"),
      ("id:Int a:Int b:Int", "id:Int c:Int b:Int", "id:Int a:Int b:Int?", "id:Int c:Int b:Int?"),
      ("id:Int a:Int", "id:Int c:Int", "id:Int a:Int b:Int", "id:Int c:Int b:Int"),
      ("id:Int a:Int b:Int", "id:Int c:Int d:Int", "id:Int a:Int b:Int", "id:Int c:Int d:Int"),
      ("id:Int a:Int", "id:Int a:Double", "id:Int a:Double b:Int", "id:Int a:Double b:Int"),
    ])
  func unites(base: String, one: String, other: String, both: String) {
    #expect(FieldsMerge.text(base: base, one: one, other: other) == both)
  }

  @Test(
    arguments: [
      ("id:Int a:Int", "id:Int a:Double", "id:Int a:String"),
      ("id:Int a:Int", "id:Int", "id:Int a:Int?"),
      ("id:Int a:Int", "id:Int b:Int", "id:Int c:Int"),
      ("id:Int a:Int", "id:Int b:Int", "id:Int a:Int?"),
      ("id:Int a:Int", "id:Int a:Int b:Int", "id:Int a:Int b:Double"),
      ("id:Int", "id:Int a:Int", "id:Int a"),
    ])
  func asksWhereBothChangedOne(base: String, one: String, other: String) {
    #expect(FieldsMerge.text(base: base, one: one, other: other) == nil)
    #expect(FieldsMerge.text(base: base, one: other, other: one) == nil)
  }
}
