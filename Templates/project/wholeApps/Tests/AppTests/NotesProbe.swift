import App
import BaseBusiness
import BaseData
import Core

/// What a module keeps, in all the ways that there are: taken from the services as a module does.
nonisolated struct NotesProbe: Handler {
  private static let cached = Schema.cache(
    module: "Probe", tables: ["CREATE TABLE note (text TEXT PRIMARY KEY)"])
  private static let owned = Schema.source(
    module: "Probe", migrations: [Migration("1", "CREATE TABLE note (text TEXT PRIMARY KEY)")])
  private static let key = StorageKey<String>("probe")

  private let client: HTTPClient
  private let databases: [(Database, Schema)]
  private let storages: [any KeyValueStore]

  init(_ services: Services) {
    client = services.client
    databases = [(services.cache, Self.cached), (services.source, Self.owned)]
    storages = [services.cacheStorage, services.storage]
  }

  /// Keeps a text wherever something can be kept.
  func keep(_ text: String) async throws(AppError) {
    for storage in storages { try storage.set(text, for: Self.key) }
    for (database, schema) in databases {
      try await database.write(schema) { connection throws(AppError) in
        _ = try connection.run("INSERT INTO note (text) VALUES (?)", [.text(text)])
      }
    }
  }

  /// All that is kept: of the cache first, then of the source.
  func kept() async throws(AppError) -> [String] {
    var texts: [String] = []
    for storage in storages { texts += [try storage.value(for: Self.key)].compactMap(\.self) }
    for (database, schema) in databases {
      texts += try await database.read(schema) { connection throws(AppError) in
        try connection.run("SELECT text FROM note").map { row throws(AppError) in
          try row.value("text")
        }
      }
    }
    return texts
  }

  /// What a screen is given, and what went wrong.
  func answers(_ policy: CachePolicy) async -> [String] {
    let supply = Supply<[String]>(
      cached: { () throws(AppError) in
        let kept = try await kept()
        return kept.isEmpty ? nil : Sourced(kept, from: .cache(age: 0))
      },
      fresh: { () throws(AppError) in
        Sourced([try await client.send(Endpoint<String>(.get, "note"))], from: .network)
      })
    return await supply.answers(policy).reduce(into: []) { texts, answer in
      switch answer {
      case .success(let sourced): texts += sourced.value
      case .failure(let error): texts.append("\(error)")
      }
    }
  }
}
