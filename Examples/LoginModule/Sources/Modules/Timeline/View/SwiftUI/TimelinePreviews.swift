#if canImport(SwiftUI)
  import BaseView
  import TimelineBusiness

  extension TimelineDetailViewModel {
    static func preview(_ status: Status) -> TimelineDetailViewModel {
      TimelineDetailViewModel(
        status.id, shown: status, handler: TimelinePreviewHandler(answers: []), routing: Routing())
    }
  }
#endif
