import Core
import Foundation
import Testing

@testable import TerminalFace

/// A real terminal, of which these tests hold the other end.
struct TerminalDeviceTests {
  private let master: Int32
  private let slave: Int32
  private let device: TerminalDevice

  private struct Failed: Error {}

  init() throws {
    var (master, slave) = (Int32(-1), Int32(-1))
    guard openpty(&master, &slave, nil, nil, nil) == 0 else { throw Failed() }
    self.master = master
    self.slave = slave
    device = try #require(TerminalDevice(input: slave, output: slave, signals: []))
  }

  private var terminal: Terminal {
    Terminal(device, traits: TerminalTraits(canDraw: true, isColored: true))
  }

  private var isRaw: Bool {
    var attributes = termios()
    _ = tcgetattr(slave, &attributes)
    return attributes.c_lflag & tcflag_t(ECHO | ICANON | ISIG) == 0
  }

  /// Expects this to be drawn next. What is written arrives in pieces.
  private func expect(drawn text: String, at place: SourceLocation = #_sourceLocation) {
    var bytes: [UInt8] = []
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while bytes.count < text.utf8.count, poll(&descriptor, 1, 10_000) == 1 {
      var piece = [UInt8](repeating: 0, count: 4096)
      let count = read(master, &piece, piece.count)
      bytes += piece.prefix(max(count, 0))
    }
    #expect(String(decoding: bytes, as: UTF8.self) == text, sourceLocation: place)
  }

  @Test func holdsItsScreenAndGivesItBack() async throws {
    #expect(!isRaw)
    try await terminal.holdingScreen {
      #expect(isRaw)
      expect(drawn: ControlSequence.takeScreen)
      try terminal.draw("中\r\n")
      expect(drawn: "中\r\n")
    }
    #expect(!isRaw)
    try terminal.draw("too late")
    try terminal.write("bye")
    expect(drawn: ControlSequence.giveScreenBack + "bye")
  }

  @Test func givesItsScreenBackAfterAnError() async throws {
    await #expect(throws: AppError.offline) {
      try await terminal.holdingScreen {
        #expect(isRaw)
        throw AppError.offline
      }
    }
    #expect(!isRaw)
  }

  @Test func isGivenBackOnce() throws {
    device.leave()
    try device.enter()
    try device.enter()
    device.leave()
    device.leave()

    #expect(!isRaw)
    let taken = ControlSequence.takeScreen
    expect(drawn: taken + taken + ControlSequence.giveScreenBack)
  }

  @Test(.timeLimit(.minutes(1)))
  func handsOverKeys() async throws {
    try device.enter()
    var events = terminal.events.makeAsyncIterator()

    let typed = Array("中\u{1B}[A\u{3}\u{1B}".utf8)
    #expect(write(master, typed, typed.count) == typed.count)

    #expect(await events.next() == .key("中"))
    #expect(await events.next() == .key(.up))
    #expect(await events.next() == .key(.interrupt))
    #expect(await events.next() == .key(.escape))
    close(master)
    #expect(await events.next() == .ended(signal: SIGHUP))
  }

  @Test func knowsItsSize() {
    #expect(device.size == .usual)
    var size = winsize(ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
    #expect(device.size == TerminalSize(columns: 100, rows: 30))
  }

  @Test func refusesWhatIsNoTerminal() throws {
    let device = try #require(TerminalDevice(input: open("/dev/null", O_RDWR), signals: []))

    #expect(throws: TerminalError.notATerminal) { try device.enter() }
    #expect(
      TerminalError.notATerminal.description
        == "there is no terminal to draw on; use `--once` or `--script <file>`")
  }
}
