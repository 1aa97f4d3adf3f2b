import App

extension LoginFlow {
  private static let timeline = "statuses/public_timeline.json"

  /// From now on, the timeline has these posts.
  func post(_ ids: Int64...) {
    let statuses = ids.map { id in
      #"{"id": \#(id), "created_at": "Tue Feb 17 21:04:52 +0800 2015", "text": "text \#(id)"}"#
    }
    server.answer(
      Self.timeline, with: #"{"statuses": [\#(statuses.joined(separator: ", "))]}"#)
  }

  /// How often somebody has asked for the timeline.
  var timelineRequests: Int {
    server.paths.filter { $0 == Self.timeline }.count
  }
}
