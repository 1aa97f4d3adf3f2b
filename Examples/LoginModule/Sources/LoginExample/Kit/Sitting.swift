import BaseView
import TerminalFace

/// A person at a terminal: what the keys do, and what is drawn when something has changed.
@MainActor
final class Sitting {
  private let reader: Reader
  private let terminal: Terminal
  private let visitor: Credentials?
  private var screen: Screen
  private var renderer: Renderer?

  /// - Parameter visitor: Who it is, if that is known already.
  init(_ reader: Reader, at terminal: Terminal, as visitor: Credentials? = nil) {
    self.reader = reader
    self.terminal = terminal
    self.visitor = visitor
    screen = Screen(isColored: terminal.traits.isColored)
  }

  /// - Returns: the code to exit with.
  func run() async throws -> Int32 {
    let start = Task {
      await reader.begin(as: visitor?.user)
      await begin()
    }
    defer { start.cancel() }
    for await event in terminal.events {
      switch event {
      case .ended(let signal): return 128 + signal
      case .redraw: redraw()
      case .key(.redraw): redraw()
      case .key(let key): if take(key) == .quit { return 0 }
      }
      try draw()
    }
    return 0
  }
}

extension Sitting {
  /// Nothing is shown before it is known who is there.
  private func begin() async {
    let following = reader.follow()
    if reader.login != nil { await following?.value }
    if let visitor { reader.welcome(visitor) }
    renderer = Renderer { [weak self] in try? self?.show() }
  }

  private func draw() throws(TerminalError) {
    if renderer != nil { try show() }
  }

  private func show() throws(TerminalError) {
    reader.follow()
    try terminal.draw(screen.show(reader.frame))
  }

  private func redraw() {
    reader.resize(to: terminal.size())
    screen.forget()
  }

  /// A key that means nothing here does nothing. Before anything is shown, only the one that quits
  /// does something: whether the others would be commands or a name is not known yet.
  ///
  /// - Returns: the command that the key stood for.
  private func take(_ key: Key) -> Command? {
    guard renderer != nil else { return Command(key) == .quit ? .quit : nil }
    if reader.loginPage?.take(key) == true { return nil }
    guard let command = Command(key) else { return nil }
    if command == .back { reader.leaveWhatIsAsked() }
    _ = try? reader.obey(command) { Credentials(of: $0, in: [:]) }
    return command
  }
}
