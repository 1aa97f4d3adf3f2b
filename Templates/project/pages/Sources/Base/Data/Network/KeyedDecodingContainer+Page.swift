import Core

nonisolated extension KeyedDecodingContainer {
  /// The page whose rows stand under one key and whose cursor, if any, stands under another.
  ///
  /// A row that cannot be read is dropped and counted; where none can, the first error is thrown.
  package func page<Item: Decodable>(items: Key, next: Key) throws -> Page<Item> {
    var list = try nestedUnkeyedContainer(forKey: items)
    var page = Page<Item>(items: [], next: cursor(next))
    var firstError: (any Error)?
    while !list.isAtEnd {
      let row = try list.superDecoder()
      do {
        page.items.append(try Item(from: row))
      } catch {
        firstError = firstError ?? error
        page.dropped += 1
      }
    }
    if page.items.isEmpty, let firstError { throw firstError }
    return page
  }

  /// Servers write a cursor as text or as a number, and none as nothing, `""` or `0`.
  private func cursor(_ key: Key) -> String? {
    let text =
      (try? decode(String.self, forKey: key))
      ?? (try? decode(Int64.self, forKey: key)).map { String($0) }
    return ["", "0"].contains(text) ? nil : text
  }
}
