import BaseBusiness
import BaseView
import TimelineBusiness

/// What the timeline detail screen shows, and where it gets it.
@MainActor
public final class TimelineDetailViewModel {
  package let item: ItemModel<Status>

  /// - Parameter shown: What is known of it already: it is on screen at once.
  package init(
    _ id: Status.ID, shown: Status? = nil, handler: any DetailLoading<Status>,
    routing: Routing<TimelineRoute>
  ) {
    item = ItemModel(
      handler, of: id, shown: shown, sessionExpired: routing.sessionExpired)
  }

  package var detail: StatusDetail? { item.value.map(StatusDetail.init) }

  /// What stands in the place of the content, while there is none.
  package var placeholder: Placeholder? {
    item.placeholder(empty: BaseText.gone)
  }
}
