extension String {
  /// Help without the tags of the languages: that of a tool that speaks one more is the same.
  var withoutTagsOfLanguages: String {
    replacing(/--language <[^>]*>\s+/) { _ in "--language <…>             " }
  }
}
