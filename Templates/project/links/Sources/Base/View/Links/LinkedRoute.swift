/// A route that a link may stand for.
package nonisolated protocol LinkedRoute: Hashable, Sendable {
  /// - Parameter path: The parts of the link's path behind the module's, as they were before they
  ///   were escaped. A path that leads nowhere makes no route.
  init?(path: [Substring])

  /// The parts of the path that leads here.
  var path: [String] { get }
}

// A route is where it leads: what is known of a screen beforehand makes no other place of it.
nonisolated extension LinkedRoute {
  package static func == (one: Self, other: Self) -> Bool { one.path == other.path }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
