import BaseData

nonisolated extension Schema {
  /// The posts. One with a gap is a post below which others may be missing: a hole in the list, or,
  /// if it is the last one, all that was not asked for yet. The table is strict, so that a file which
  /// holds something else is known to be damaged; a date that could not be read is kept as text. The
  /// index is what posts are counted by, since it is far smaller than they are.
  package static let timeline = Schema.cache(
    module: "Timeline",
    tables: [
      """
      CREATE TABLE "timeline_status" (
        "id" INTEGER PRIMARY KEY,
        "createdAt" ANY NOT NULL,
        "text" TEXT NOT NULL,
        "authorId" INTEGER,
        "authorName" TEXT,
        "authorImage" TEXT,
        "retweetedId" INTEGER,
        "retweetedText" TEXT,
        "retweetedAuthorId" INTEGER,
        "retweetedAuthorName" TEXT,
        "retweetedAuthorImage" TEXT,
        "isLiked" INTEGER NOT NULL,
        "hasGap" INTEGER NOT NULL,
        "unreadable" INTEGER NOT NULL
      ) STRICT
      """,
      """
      CREATE INDEX "timeline_status_id" ON "timeline_status" ("id")
      """,
    ])
}
