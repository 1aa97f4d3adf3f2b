import BaseBusiness
import Core

extension FormModel {
  /// A form in which an item is edited. It begins with what is kept; what the server has by now
  /// takes the place of what the user has not touched.
  ///
  /// - Parameters:
  ///   - list: What the list is called among all drafts.
  ///   - filled: Enters an item.
  package convenience init<Route, Handling: ItemEditing<Entries.Input, Item> & DetailLoading<Item>>(
    editing id: Item.ID, by handler: Handling, in list: String, routing: Routing<Route>,
    filledWith filled: @escaping @Sendable (Item) -> Entries
  ) where Item: Identifiable {
    self.init(
      sending: { input, former throws(AppError) in
        try await handler.save(input, insteadOf: former, as: id)
      },
      filledBy: {
        .answers { deliver throws(AppError) in
          for await answer in handler.load(id, .cacheFirst) {
            let answer = try answer.get()
            deliver(Filled(filled(answer.value), from: answer.origin))
          }
        }
      },
      draft: "\(list).edit.\(id)", routing: routing, submitted: nil)
  }
}
