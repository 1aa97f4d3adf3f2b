import Testing

@testable import Fields
@testable import Model

/// Changes of fields: what they make of the fields, what they are in SQL, and what is refused.
@Suite struct FieldEditTests {
  static let fields = "id:Int64 title:String note:String? price:Int tags:[String]"

  static let applied: [(edits: String, fields: String)] = [
    ("+likes:Int?", "id:Int64 title:String note:String? price:Int tags:[String] likes:Int?"),
    ("-note", "id:Int64 title:String price:Int tags:[String]"),
    ("title~name", "id:Int64 name:String note:String? price:Int tags:[String]"),
    ("price:Double?", "id:Int64 title:String note:String? price:Double? tags:[String]"),
    ("-note,title~note", "id:Int64 note:String price:Int tags:[String]"),
    ("note~memo,title~note", "id:Int64 note:String memo:String? price:Int tags:[String]"),
    ("-note,title~sub_title", "id:Int64 sub_title:String price:Int tags:[String]"),
    ("-note +memo:Date? -price", "id:Int64 title:String tags:[String] memo:Date?"),
    ("+by:String=\"nobody, yet\"", fields + " by:String"),
  ]

  @Test(arguments: applied)
  func makesFields(_ row: (edits: String, fields: String)) throws {
    let made = try FieldEdits(row.edits).applied(to: Field.fields(Self.fields))
    #expect(made.map(\.text).joined(separator: " ") == row.fields)
  }

  static let sql: [(edits: String, statements: [String])] = [
    ("+likes:Int?", ["ADD COLUMN \"likes\" INTEGER"]),
    ("+likes:Int?=3", ["ADD COLUMN \"likes\" INTEGER DEFAULT 3"]),
    ("+likes:Int=0", ["ADD COLUMN \"likes\" INTEGER NOT NULL DEFAULT 0"]),
    ("+is_pinned:Bool=true", ["ADD COLUMN \"isPinned\" INTEGER NOT NULL DEFAULT 1"]),
    ("+by:String=\"it's me\"", ["ADD COLUMN \"by\" TEXT NOT NULL DEFAULT 'it''s me'"]),
    ("+by:String=\"\"", ["ADD COLUMN \"by\" TEXT NOT NULL DEFAULT ''"]),
    ("+seen:Date=0", ["ADD COLUMN \"seen\" REAL NOT NULL DEFAULT 0.0"]),
    ("+links:[URL]=[]", ["ADD COLUMN \"links\" TEXT NOT NULL DEFAULT '[]'"]),
    ("-note", ["DROP COLUMN \"note\""]),
    ("title~name", ["RENAME COLUMN \"title\" TO \"name\""]),
    ("title~Title", []),
    ("price:Int64", []),
    ("note:String=\"\"", ["ADD COLUMN \"note_anew\" TEXT NOT NULL DEFAULT ''", "UPDATE"]),
    ("price:Double", ["ADD COLUMN \"price_anew\" REAL NOT NULL DEFAULT 0", "UPDATE"]),
    ("@-saved_at", ["DROP COLUMN \"saved_at\""]),
    ("-note @+rank", ["DROP COLUMN \"note\"", "ADD COLUMN \"rank\" REAL NOT NULL DEFAULT 0"]),
    ("title:LongText", []),
    (
      "+photo:Image=https://example.com/1.png",
      [
        "ADD COLUMN \"photo\" TEXT NOT NULL DEFAULT 'https://example.com/1.png'"
      ]
    ),
    ("+mail:Email?", ["ADD COLUMN \"mail\" TEXT"]),
    ("title:Image?", ["DROP COLUMN \"title\"", "ADD COLUMN \"title\" TEXT"]),
    ("title:Date?", ["DROP COLUMN \"title\"", "ADD COLUMN \"title\" REAL"]),
  ]

  @Test(arguments: sql)
  func becomesStatements(_ row: (edits: String, statements: [String])) throws {
    let step = try Self.step(row.edits)
    let statements = step.statements
      .map { $0.replacing("ALTER TABLE \"notes\" ", with: "") }
    let isMoved = row.statements.last == "UPDATE"
    #expect(
      isMoved
        ? Array(statements.prefix(1)) == Array(row.statements.prefix(1))
        : statements == row.statements)
    if isMoved { #expect(statements.count == 4 && statements[1].hasPrefix("UPDATE \"notes\" SET")) }
  }

  private static func step(_ text: String) throws -> TableStep {
    try TableStep(
      text, of: "notes", from: TableState(fields: Field.fields(fields), columns: ["saved_at"]))
  }

  static let secrets: [(edits: String, statements: [String])] = [
    ("+code:Secret", []),
    ("-pin", []),
    ("pin~code", []),
    ("pin:Secret?", []),
    ("-pin title:Secret", ["DROP COLUMN \"title\""]),
    ("pin:String?", ["ADD COLUMN \"pin\" TEXT"]),
    ("pin:String=\"\"", ["ADD COLUMN \"pin\" TEXT NOT NULL DEFAULT ''"]),
  ]

  /// No table has a column for a secret.
  @Test(arguments: secrets)
  func keepsNoSecret(_ row: (edits: String, statements: [String])) throws {
    let fields = try Field.fields("title:String pin:Secret")
    let step = try TableStep(row.edits, of: "notes", from: TableState(fields: fields, columns: []))
    let statements = step.statements
      .map { $0.replacing("ALTER TABLE \"notes\" ", with: "") }
    #expect(statements == row.statements)
    #expect(step.notes.count == (row.edits.contains("title") ? 1 : 0))
  }

  @Test(arguments: [
    ("title:LongText", true), ("title:Email?", true), ("note:Phone", false), ("title:Image", false),
    ("price:Double", false), ("tags:String", false), ("title~name", false), ("-title", true),
    ("+photo:Image?", true), ("+photo:Image", false),
  ])
  func leavesWhatIsKeptReadable(_ edit: String, _ isReadable: Bool) throws {
    #expect(try FieldEdit(edit).leavesReadable(Field.fields(Self.fields)) == isReadable)
  }

  @Test func keepsImagesAsTheAddressesThatTheyAre() throws {
    let state = TableState(fields: try Field.fields("photo:URL link:Image?"), columns: [])
    let step = try TableStep("photo:Image link:URL?", of: "notes", from: state)
    #expect(step.statements == [])
    #expect(step.notes == [])
  }

  @Test func fillsWhatHeldNothing() throws {
    let step = try Self.step("note:String=\"none\"")
    #expect(
      step.statements == [
        #"ALTER TABLE "notes" ADD COLUMN "note_anew" TEXT NOT NULL DEFAULT 'none'"#,
        #"UPDATE "notes" SET "note_anew" = COALESCE("note", 'none')"#,
        #"ALTER TABLE "notes" DROP COLUMN "note""#,
        #"ALTER TABLE "notes" RENAME COLUMN "note_anew" TO "note""#,
      ])
  }

  @Test(arguments: [
    ("born:Day", "2028-02-29"), ("cost:Decimal", "-0.50"),
    ("cost:Decimal", String(repeating: "9", count: 38)),
  ])
  func fillsWhatIsNew(field: String, value: String) throws {
    let name = field.prefix { $0 != ":" }
    #expect(
      try Self.step("+\(field)=\(value)").statements == [
        "ALTER TABLE \"notes\" ADD COLUMN \"\(name)\" TEXT NOT NULL DEFAULT '\(value)'"
      ])
  }

  static let refused: [(edits: String, words: String)] = [
    ("", "`--fields` is empty"),
    ("likes", "`likes` is no change of a field"),
    ("~likes", "`~likes` is no change of a field"),
    ("note~", "`note~` is no change of a field"),
    ("note~memo:Int", "`note~memo:Int` is no change of a field"),
    ("-", "`-` is no change of a field"),
    ("+", "`+` is no change of a field"),
    (":Int", "`:Int` is no change of a field"),
    ("+likes", "`likes` has no type"),
    ("+likes:Integer", "unknown field type `Integer`"),
    ("+by:String=one,two", "`two` is no change of a field; if it belongs to `+by:String=one`"),
    ("+by:String=\"one, two", "the text in `+by:String=\"one, two` is never closed"),
    (
      "+ranks:[Int]=[1,2]",
      "rows that are there cannot get `[1,2]` for `ranks:[Int]`: lists begin empty in them"
    ),
    ("+likes:Int=many", "`many` in `+likes:Int=many` is no value of `Int`"),
    ("+born:Day=2026-02-29", "`2026-02-29` in `+born:Day=2026-02-29` is no value of `Day`"),
    (
      "+born:Day?=soon",
      "`soon` in `+born:Day?=soon` is no value of `Day?`; write one after `=`, such as `=2000-01-01`"
    ),
    ("+price:Decimal=1.", "`1.` in `+price:Decimal=1.` is no value of `Decimal`"),
    ("+price:Decimal=.5", "`.5` in `+price:Decimal=.5` is no value of `Decimal`"),
    ("+pin:Secret=0", "`0` in `+pin:Secret=0` is no value of `Secret`; write it without `=`"),
    ("+note:String", "there is a field `note`"),
    ("-nite", "there is no field `nite`; did you mean `note`?"),
    ("nite~memo", "there is no field `nite`"),
    ("nite:Int", "there is no field `nite`"),
    (
      "note~tags",
      "there is a field `tags`; before `note~tags`, take it out or give it another name"
    ),
    ("title~note,note~title", "there is a field `note`"),
    ("title~note,-note", "there is a field `note`"),
    ("+Note:Int", "would have one name in Swift"),
    ("-id", "would change what identifies entities"),
    ("id~key", "would change what identifies entities"),
    ("id:String", "would change what identifies entities"),
    ("note~id", "would change what identifies entities"),
    ("-note -note", "`note` is changed twice"),
    ("-note +note:Int", "`note` is changed twice"),
    ("note~self", "a field cannot be called `self`"),
  ]

  @Test(arguments: refused)
  func refuses(_ row: (edits: String, words: String)) throws {
    let error = #expect(throws: (any Error).self) {
      _ = try FieldEdits(row.edits).applied(to: Field.fields(Self.fields))
    }
    #expect("\(try #require(error))".contains(row.words))
  }

  @Test(arguments: ["title:String", "title:String=x", "title~title"])
  func refusesWhatChangesNothing(_ text: String) throws {
    let fields = try Field.fields(Self.fields)
    let error = #expect(throws: InvalidFieldEdit.self) {
      try FieldEdits(text).requireChanges(of: fields)
    }
    #expect(
      error?.description
        == "`\(text)` changes nothing: the field is `title:String` already; leave it out")
  }

  @Test func asksForAValueOfRowsThatAreThere() throws {
    for (edits, words) in [
      ("+likes:Int", "give one, such as `+likes:Int=0`, or make it `Int?`"),
      ("title:Date", "give one, such as `title:Date=0`"), ("note:String", "`note:String=\"\"`"),
      ("+mail:Email", "`+mail:Email=\"\"`"), ("+photo:Image", "`+photo:Image=https://example.com`"),
    ] {
      let error = #expect(throws: InvalidFieldEdit.self) { try Self.step(edits) }
      #expect("\(try #require(error))".contains(words))
    }
  }

  /// What is written into a ledger says the same when it is read again.
  @Test(arguments: applied.map(\.edits))
  func isReadAsItIsWritten(_ text: String) throws {
    let edits = try FieldEdits(text)
    #expect(try FieldEdits(edits.text) == edits)
  }
}
