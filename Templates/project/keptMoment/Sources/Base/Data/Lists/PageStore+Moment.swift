import Core

nonisolated extension PageStore {
  /// The same rows, as old as a moment says, which is marked by each first page.
  package func aged(by moment: KeptMoment) -> some PageStore<Item> {
    AgedPages(pages: self, moment: moment)
  }
}

private nonisolated struct AgedPages<Pages: PageStore>: PageStore {
  typealias Item = Pages.Item

  let pages: Pages
  let moment: KeptMoment

  func load() async throws(AppError) -> Sourced<[KeptRow<Item>]>? {
    guard let age = try moment.age() else { return nil }
    return Sourced(try await pages.load()?.value ?? [], from: .cache(age: age))
  }

  func keep(_ change: ListChange<Item>) async throws(AppError) {
    try await pages.keep(change)
    if change.isFirst { try moment.mark() }
  }
}
