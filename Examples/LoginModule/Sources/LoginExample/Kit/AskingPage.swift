import TerminalFace

/// A page that asks for something, whatever form it has.
@MainActor
protocol AskingPage {
  var frame: Frame { get }

  mutating func resize(to size: TerminalSize)
  /// Shows what the form has now; what goes on in it is added to what is around it.
  mutating func follow(in surroundings: Surroundings)
  /// - Returns: whether the key is one for the form.
  mutating func take(_ key: Key) -> Bool
}
