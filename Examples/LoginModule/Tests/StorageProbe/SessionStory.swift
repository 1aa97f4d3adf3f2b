import App
import BaseData
import BaseTesting
import Core
import Foundation

/// What a process does with a session that it shares with another one: the same for the same seed.
struct SessionStory {
  private static let users = ["ann", "bob", "eve"]

  let services: Services
  let server: GrantServer
  private let seed: UInt64

  init(seed: UInt64, in folder: URL, server: GrantServer) {
    var configuration = AppConfiguration.standard
    configuration.folder = folder
    configuration.caches = folder.appending(path: "Caches")
    configuration.sessions = SessionStore(FileStore(folder: folder), lockedIn: folder)
    configuration.transport = server
    services = Services(configuration)
    self.server = server
    self.seed = seed
  }

  /// - Returns: what is wrong, step by step.
  func faults(steps: UInt64) async throws -> [String] {
    var chance = SeededGenerator(seed: seed)
    var late: (notes: Notes, turns: Int)?
    var faults: [String] = []
    for step in 1...steps {
      switch Int.random(in: 0..<10, using: &chance) {
      case 0: try await services.signOut()
      case 1, 2:
        let user = Self.users[Int.random(in: 0..<3, using: &chance)]
        try await services.signIn(as: user, with: try server.signIn(user))
      case 3, 4: try server.expire()
      case 5: late = (Notes(services), services.turns)
      case 6:
        if let late, late.turns != services.turns, await late.notes.write("late") != "cancelled" {
          faults.append("\(step): what is late was written")
        }
      default: faults += await askTogether().map { "\(step): \($0)" }
      }
    }
    return faults
  }

  /// Three screens ask at once.
  private func askTogether() async -> [String] {
    await withTaskGroup(of: String?.self) { group in
      for _ in 1...3 {
        let notes = Notes(services)
        group.addTask { await notes.fault() }
      }
      return await group.reduce(into: []) { faults, fault in
        if let fault { faults.append(fault) }
      }
    }
  }
}
