import Core
import Testing

/// The pages of a list that is at hand as a whole.
nonisolated struct PageSliceTests {
  @Test func isPartOfAList() {
    let all = Array(1...5)

    #expect(Page(of: all, after: nil, size: 2) == Page(items: [1, 2], next: "2"))
    #expect(Page(of: all, after: "2", size: 2) == Page(items: [3, 4], next: "4"))
    #expect(Page(of: all, after: "4", size: 2) == Page(items: [5]))
    #expect(Page(of: all, after: "3", size: 2) == Page(items: [4, 5]))
    #expect(Page(of: all, after: "9", size: 2) == Page(items: []))
    #expect(Page(of: [Int](), after: nil) == Page(items: []))
  }
}
