import TimelineBusiness

nonisolated extension Retweeted {
  /// The post with who wrote it; without an author, the service's own words stand alone.
  var displayText: String {
    guard let author else { return text }
    return TimelineText.retweeted(author.name, text)
  }
}
