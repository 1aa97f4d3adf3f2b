import Core

nonisolated extension PageStore {
  /// The same pages, as old as a moment says, which is marked by each first page.
  package func aged(by moment: KeptMoment) -> some PageStore<Item> {
    AgedPages(pages: self, moment: moment)
  }
}

private nonisolated struct AgedPages<Pages: PageStore>: PageStore {
  typealias Item = Pages.Item

  let pages: Pages
  let moment: KeptMoment

  var changes: AsyncStream<Void> { pages.changes }

  func load() async throws(AppError) -> Sourced<Page<Item>>? {
    guard let age = try moment.age() else { return nil }
    let page = try await pages.load()?.value ?? Page(items: [])
    return Sourced(page, from: .cache(age: age))
  }

  func splice(_ page: Page<Item>) async throws(AppError) {
    try await pages.splice(page)
    try moment.mark()
  }

  func append(_ page: Page<Item>) async throws(AppError) {
    try await pages.append(page)
  }

  func item(_ id: Item.ID) async throws(AppError) -> Sourced<Item>? {
    try await pages.item(id)
  }

  func update(_ item: Item) async throws(AppError) {
    try await pages.update(item)
  }

  func insert(_ item: Item) async throws(AppError) {
    try await pages.insert(item)
  }

  func take(_ id: Item.ID) async throws(AppError) -> PutBack? {
    try await pages.take(id)
  }
}
