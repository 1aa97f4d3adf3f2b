import BaseView
import Foundation
import MeBusiness

/// What the me screen shows, and where it gets it.
@MainActor
public final class MeViewModel {
  package let item: ItemModel<Profile>

  package init(handler: any MeHandling, routing: Routing<MeRoute>) {
    item = ItemModel(handler, sessionExpired: routing.sessionExpired)
  }

  package var avatarURL: URL? { item.value?.avatar }
  package var nameText: String { (item.value?.name).displayText }
  package var likesText: String { (item.value?.likes).displayText }

  /// What stands in the place of the content, while there is none.
  package var placeholder: Placeholder? {
    item.placeholder(empty: MeText.empty)
  }
}
