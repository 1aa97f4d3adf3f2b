import Core
import Testing

nonisolated struct PageTests {
  @Test func dropsWhatCannotBeTurned() throws {
    let page = Page(items: [1, 2, 3], next: "c2", dropped: 1)

    let turned = try page.compactMap { number throws(AppError) in
      if number == 2 { throw .offline }
      return "\(number)"
    }

    #expect(turned == Page(items: ["1", "3"], next: "c2", dropped: 2))
    #expect(throws: AppError.offline) {
      try page.compactMap { _ throws(AppError) -> String in throw .offline }
    }
  }
}
