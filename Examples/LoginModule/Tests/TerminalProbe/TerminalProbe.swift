import Foundation
import TerminalFace

/// A list in a terminal, which tests type at. Its rows are numbers.
@main
struct TerminalProbe {
  private struct Broken: Error {}

  private let terminal = Terminal.standard()
  private var screen = Screen(isColored: false)
  private var list: ListScreen

  init() {
    let rows = (1...100).map { Row(id: "\($0)", title: "row \($0)") }
    let model = ListContent(Surroundings(title: "Probe", help: "q quit"), rows: rows)
    list = ListScreen(model, size: terminal.size())
  }

  static func main() async {
    var probe = TerminalProbe()
    do {
      exit(try await probe.run())
    } catch {
      try? probe.terminal.write("error: \(error)\n")
      exit(1)
    }
  }

  /// - Returns: the code to exit with.
  private mutating func run() async throws -> Int32 {
    try terminal.enter()
    defer { terminal.leave() }
    try terminal.draw(screen.show(list.frame))
    for await event in terminal.events {
      switch event {
      case .ended(let signal): return 128 + signal
      case .redraw: redraw()
      case .key("x"): throw Broken()
      case .key("z"): try await sleep()
      case .key(let key) where Command(key) == .quit: return 0
      case .key(.down): list.move(by: 1)
      case .key: break
      }
      try terminal.draw(screen.show(list.frame))
    }
    return 0
  }

  /// Hears nothing for a while.
  private mutating func sleep() async throws {
    list.move(by: 1)
    try terminal.draw(screen.show(list.frame))
    try await Task.sleep(for: .seconds(60))
  }

  private mutating func redraw() {
    list.resize(to: terminal.size())
    screen.forget()
  }
}
