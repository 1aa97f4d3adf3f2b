/// The one error that crosses the borders between the tiers.
///
/// It says what happened. How it is said to a person is the view's concern.
package nonisolated enum AppError: Error, Hashable {
  /// Whoever asked does not want the answer any more. Never shown.
  case cancelled
  /// There is no way to the network.
  case offline
  /// The server was reached, or not, but did not answer in time; or another process of the app, which
  /// renews the session, did not get done.
  case timedOut
  /// The connection failed in another way.
  case transport(String)
  /// The server refused by its status alone; `message` is what it said to people.
  case http(status: Int, message: String?)
  /// The server refused by a code of its own; `message` is what it said to people.
  case server(code: Int, message: String?)
  /// An answer arrived that this app cannot read.
  case decoding(path: String, reason: String)
  /// Nobody is signed in, or no longer.
  case sessionExpired
  /// SQLite refused; `code` is its extended result code.
  case database(code: Int32, message: String)
  /// A stored value could not be read or written.
  case storage(key: String, reason: String)
  /// The server refused what was entered: what it says of each field, by the names in the JSON, and
  /// what it says besides.
  case invalidFields([String: String], message: String?)
  /// Input that cannot be sent.
  case invalidInput(field: String, reason: String)
}
