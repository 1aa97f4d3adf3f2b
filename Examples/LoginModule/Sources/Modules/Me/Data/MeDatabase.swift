import BaseData

/// Keeps each `Profile` in the database.
package nonisolated final class MeDatabase: Sendable {
  /// Where an update of the app wants other columns, the table is dropped and made anew: the server
  /// has the rows too.
  package static let schema = Schema.cache(module: "Me", tables: [createTable])

  private static let createTable = """
    CREATE TABLE "me_profile" (
      "id" TEXT NOT NULL PRIMARY KEY,
      "name" TEXT NOT NULL,
      "avatar" TEXT,
      "likes" INTEGER NOT NULL,
      "saved_at" REAL NOT NULL
    )
    """

  package let items: ItemTable<ProfileDTO>

  package init(database: Database) {
    items = ItemTable("me_profile", of: Self.schema, in: database)
  }
}
