import BaseData
import Core

/// How the server sends a page.
struct TimelineReply: Decodable, Sendable {
  let page: Page<StatusDTO>

  // FILL IN: the keys of the rows and of the cursor.
  private enum CodingKeys: String, CodingKey {
    case items
    case next
  }

  init(from decoder: any Decoder) throws {
    page = try decoder.container(keyedBy: CodingKeys.self).page(items: .items, next: .next)
  }
}
