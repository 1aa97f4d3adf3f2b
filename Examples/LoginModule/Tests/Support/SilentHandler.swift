import BaseBusiness

/// A handler that has nothing and gives up whatever it is asked to do: for tests that ask another
/// module for nothing.
///
/// ```swift
/// struct SilentFeed: FeedHandling, SilentHandler {}
/// ```
package nonisolated protocol SilentHandler: Handler {}
