/// The list in a reply.
nonisolated struct PageReply<Row: Decodable & Identifiable & Sendable>: Sendable {
  /// In the order of the list, each once.
  private(set) var rows: [Row] = []
  /// How many rows came that could not be read.
  private(set) var dropped = 0
  /// How many rows came.
  private(set) var count = 0
  /// The cursor of the next page, or of the last one, in the reply.
  let told: String?

  /// A row that cannot be read is dropped and counted; where none can, the first error is thrown.
  init(from decoder: any Decoder, rows path: ReplyPath, told: ReplyPath?) throws {
    self.told = told.flatMap { decoder.text(at: $0) }
    let (way, inElement) = path.rows
    var list = try decoder.value(at: way).unkeyedContainer()
    var ids: Set<Row.ID> = []
    var firstError: (any Error)?
    while !list.isAtEnd {
      let element = try list.superDecoder()
      count += 1
      do {
        let row = try Row(from: element.value(at: inElement))
        if ids.insert(row.id).inserted { rows.append(row) }
      } catch {
        firstError = firstError ?? error
        dropped += 1
      }
    }
    if rows.isEmpty, let firstError { throw firstError }
  }
}
