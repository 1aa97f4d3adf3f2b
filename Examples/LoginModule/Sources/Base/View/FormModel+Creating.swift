import BaseBusiness
import Core

extension FormModel {
  /// A form for a new item.
  ///
  /// - Parameter list: What the list is called among all drafts.
  package convenience init<Route>(
    creatingBy handler: some ItemCreating<Entries.Input, Item>, in list: String,
    routing: Routing<Route>
  ) {
    self.init(
      sending: { input throws(AppError) in try await handler.create(input) },
      draft: "\(list).new", routing: routing)
  }
}
