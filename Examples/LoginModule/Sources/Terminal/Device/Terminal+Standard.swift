import Foundation

extension Terminal {
  /// The terminal, pipe or file of the process itself.
  ///
  /// - Parameter environment: Where `TERM` and `NO_COLOR` are looked up.
  package static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Terminal {
    let traits = TerminalTraits(
      isInputTerminal: isatty(STDIN_FILENO) == 1,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      environment: environment)
    guard traits.canDraw, let device = TerminalDevice() else { return plain(traits) }
    return Terminal(device, traits: traits)
  }

  init(_ device: TerminalDevice, traits: TerminalTraits) {
    self.init(
      traits: traits,
      events: device.events,
      size: { device.size },
      draw: { text throws(TerminalError) in try device.draw(text) },
      write: { text throws(TerminalError) in try device.write(text) },
      enter: { () throws(TerminalError) in try device.enter() },
      leave: { device.leave() })
  }

  /// Takes text, and has nobody who types.
  private static func plain(_ traits: TerminalTraits) -> Terminal {
    Terminal(
      traits: traits,
      events: AsyncStream { $0.finish() },
      size: { .usual },
      draw: { _ in },
      write: { text throws(TerminalError) in
        try TerminalDevice.send(text, to: STDOUT_FILENO)
      },
      enter: { () throws(TerminalError) in throw .notATerminal },
      leave: {})
  }
}
