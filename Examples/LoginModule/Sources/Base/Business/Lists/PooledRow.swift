import Core

/// A row that a server has, with what the user is doing to it laid over it.
///
/// All lists and screens that show the row have it in common; when nobody does, it is forgotten.
@MainActor
final class PooledRow<Raw: Identifiable & Sendable, Item: Sendable> where Raw.ID: Sendable {
  let id: Raw.ID
  /// The last value of the server; `nil` where it has not sent one yet.
  private(set) var raw: Raw?
  /// When that was asked for.
  private(set) var asked: Int
  /// True if the server has it no more.
  private(set) var isGone = false
  private var item: Item?
  private var layers: [(command: Int, item: Item?)] = []

  nonisolated init(_ id: Raw.ID) {
    self.id = id
    asked = -1
  }

  /// A row as the server has said.
  nonisolated init(_ raw: Raw, _ item: Item, asked moment: Int) {
    (id, self.raw, self.item, asked) = (raw.id, raw, item, moment)
  }

  /// The last value of the server, and the item made of it.
  var content: (raw: Raw, item: Item)? {
    if let raw, let item { (raw, item) } else { nil }
  }

  /// The item on the screen; `nil` if the row is not there.
  var shown: Item? {
    if layers.isEmpty { return isGone ? nil : item }
    return layers.last?.item
  }

  /// Takes what the server said, unless something newer is known.
  ///
  /// - Returns: Whether it was taken.
  func update(_ raw: Raw, _ item: Item, asked moment: Int) -> Bool {
    guard moment >= asked else { return false }
    (self.raw, self.item, asked, isGone) = (raw, item, moment, false)
    return true
  }

  /// Takes the server's word that it has the row no more.
  func lose(asked moment: Int) -> Bool {
    guard moment >= asked else { return false }
    (asked, isGone) = (moment, true)
    return true
  }

  /// Lays what a command makes of the row over it; `nil` if it deletes the row.
  func lay(_ item: Item?, of command: Int) {
    layers.append((command, item))
  }

  func takeOff(_ command: Int) {
    layers.removeAll { $0.command == command }
  }
}
