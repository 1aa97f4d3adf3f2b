import Templates
import Testing

@Suite struct RecordTests {
  @Test func namesAreSorted() {
    let record: Record = ["b": 1, "a": 2, "c": nil]
    #expect(record.names == ["a", "b", "c"])
    #expect(record.count == 3)
  }

  @Test(arguments: [0, 1, 7, 8, 9, 10, 16, 17, 100, 1000])
  func findsEveryName(of count: Int) {
    let values = (0..<count).map { ("name\($0)", Value.number($0)) }
    let record = Record(Dictionary(uniqueKeysWithValues: values))
    #expect(values.allSatisfy { record[$0.0] == $0.1 })
    #expect(record["name"] == nil)
    #expect(record["zzz"] == nil)
    #expect(record[""] == nil)
  }

  @Test func theLastOfTwoValuesCounts() {
    #expect(["a": 1, "a": 2] as Record == ["a": 2])
    #expect(["a": 1, "a": 2] as Value == .record(["a": 2]))
  }
}
