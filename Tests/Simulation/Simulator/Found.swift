import BaseBusiness

/// What was found, as the list of a screen.
nonisolated struct Found: PageLoading {
  let feed: any ListFeed<Note>

  var list: any ListFeed<Note> { feed }
}
