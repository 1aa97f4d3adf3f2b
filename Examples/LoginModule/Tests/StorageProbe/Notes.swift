import App
import BaseData
import Core

/// What a module would keep: the name of the user who is there, wherever something can be kept.
struct Notes: Sendable {
  private struct Answer: Decodable, Sendable {
    let name: String
  }

  private static let cached = Schema.cache(
    module: "Notes", tables: ["CREATE TABLE note (name TEXT PRIMARY KEY)"])
  private static let owned = Schema.source(
    module: "Notes", migrations: [Migration(1, "CREATE TABLE note (name TEXT PRIMARY KEY)")])
  private static let key = StorageKey<String>("name")

  private let isSomebody: Bool
  private let client: HTTPClient
  private let databases: [(Database, Schema)]
  private let storages: [any KeyValueStore]

  init(_ services: Services) {
    isSomebody = services.account.user != nil
    client = services.client
    databases = [(services.cache, Self.cached), (services.source, Self.owned)]
    storages = [services.cacheStorage, services.storage]
  }

  /// Asks who is there, keeps it, and reads all that is kept.
  ///
  /// - Returns: what is wrong. Whoever is cancelled, or not signed in, has no report to read;
  ///   a token may expire again before it is sent.
  func fault() async -> String? {
    do throws(AppError) {
      let before = try await kept()
      let name = try await client.send(Endpoint<Answer>(.get, "who")).name
      try await keep(name)
      let names = Set(try await kept() + before)
      return names == [name] ? nil : "\(name) uses what is of \(names.sorted())"
    } catch .cancelled, .server {
      return nil
    } catch .sessionExpired {
      return isSomebody ? "a session has expired" : nil
    } catch {
      // What it had was taken away by the other process, which has signed the user out.
      return await isCancelled() ? nil : "\(error)"
    }
  }

  private func isCancelled() async -> Bool {
    do throws(AppError) {
      _ = try await client.send(Endpoint<Answer>(.get, "who"))
      return false
    } catch {
      return error == .cancelled
    }
  }

  /// - Returns: the error, if there is one.
  func write(_ name: String) async -> String? {
    do throws(AppError) {
      try await keep(name)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func keep(_ name: String) async throws(AppError) {
    for storage in storages { try storage.set(name, for: Self.key) }
    for (database, schema) in databases {
      try await database.write(schema) { connection throws(AppError) in
        _ = try connection.run("INSERT OR REPLACE INTO note (name) VALUES (?)", [.text(name)])
      }
    }
  }

  private func kept() async throws(AppError) -> [String] {
    var names: [String] = []
    for storage in storages { names += [try storage.value(for: Self.key)].compactMap(\.self) }
    for (database, schema) in databases {
      names += try await database.read(schema) { connection throws(AppError) in
        try connection.run("SELECT name FROM note").map { row throws(AppError) in
          try row.value("name")
        }
      }
    }
    return names
  }
}
