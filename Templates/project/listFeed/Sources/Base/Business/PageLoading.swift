import Core

/// What a screen may ask of a module that has a list.
package nonisolated protocol PageLoading<Item>: Handler {
  /// The item of the list.
  associatedtype Item: Sendable
  /// The list, as all its screens have it.
  @MainActor var list: any ListFeed<Item> { get }
  /// Where the list comes from when a screen appears.
  var policy: CachePolicy { get }
}

nonisolated extension PageLoading {
  package var policy: CachePolicy { .cacheFirst }
}
