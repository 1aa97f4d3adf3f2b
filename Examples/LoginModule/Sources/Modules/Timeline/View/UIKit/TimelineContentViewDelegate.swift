#if canImport(UIKit)
  /// What a user can do with the content view of the timeline screen.
  @MainActor
  protocol TimelineContentViewDelegate: AnyObject {
    func contentViewDidPullToRefresh(_ contentView: TimelineContentView)
    func contentViewDidDismissNotice(_ contentView: TimelineContentView)
    func contentViewDidAskForNextPage(_ contentView: TimelineContentView)
    func contentViewDidAskForNewPosts(_ contentView: TimelineContentView)
    func contentView(_ contentView: TimelineContentView, didOpen entry: TimelineEntry)
    func contentView(_ contentView: TimelineContentView, didAskToFill gap: GapRow)
    func contentView(_ contentView: TimelineContentView, didReach entry: TimelineEntry)
  }
#endif
