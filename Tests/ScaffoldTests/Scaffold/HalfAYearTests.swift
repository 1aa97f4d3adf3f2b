import Testing

@testable import Ground

/// What a team does to eight modules in half a year, and what the tool changes in them meanwhile: every edit
/// stays, and nobody is asked what is not theirs to say.
@Suite struct HalfAYearTests {
  private static let modules = [
    [
      "Feed", "--kind", "list", "--entity", "Post", "--screens",
      "list,detail,create,edit,delete,search",
    ]
      + ["--fields", "id:Int64 title:String body:String likes:Int posted:Date"],
    ["Notes", "--kind", "list", "--entity", "Note", "--without", "network"]
      + ["--fields", "id:UUID title:String due:Date? done:Bool"],
    ["Profile", "--fields", "id:Int64 name:String born:Day followers:Int avatar:Image?"],
    ["Order", "--kind", "form", "--fields", "name:String street:String amount:Int express:Bool"],
    ["Login", "--kind", "login"],
    ["Shop", "--kind", "list", "--entity", "Product", "--fields"]
      + ["id:Int64 name:String price:Double stock:Int tags:[String] photo:URL?"],
    ["Settings", "--without", "network,database", "--fields"]
      + ["id:Int64 theme:String size:Int loud:Bool"],
    ["Events", "--kind", "list", "--entity", "Event", "--ui", "uikit", "--fields"]
      + ["id:Int64 title:String place:String starts:Date ends:Date seats:Int"],
  ]

  /// What somebody writes in the place of a text, or at the end of a file.
  private struct Edit {
    let path: String
    var old: String?
    let new: String
    /// What is to be there in the end, if a field is called otherwise by then.
    var later: String?
  }

  private static func put(
    _ new: String, for old: String? = nil, in path: String, later: String? = nil
  ) -> Edit {
    Edit(path: path, old: old, new: new, later: later)
  }

  /// A line that somebody takes out.
  private static func out(_ line: String, of path: String) -> Edit {
    Edit(path: path, old: line, new: "")
  }

  /// A translation, under a key.
  private static func translated(_ label: String, as word: String, in module: String) -> Edit {
    let unit = { (state: String, word: String) in
      "\"state\" : \"\(state)\",\n            \"value\" : \"\(word)\""
    }
    return Edit(
      path: "\(module)/View/\(module)Text.xcstrings", old: unit("needs_review", label),
      new: unit("translated", word))
  }

  private static func ours(_ member: String, of type: String, in path: String) -> Edit {
    Edit(
      path: path,
      new: "\nnonisolated extension \(type) {\n  /// Ours.\n  package \(member)\n}\n")
  }

  private static let edits =
    feed + notes + profile
    + [
      put(
        "    // Ours.\n    let street", for: "    let street", in: "Order/View/OrderForm.swift",
        later: "    // Ours.\n    let road"),
      put(
        "    /// Ours.\n    let hint = UILabel()\n    let nameRow", for: "    let nameRow",
        in: "Order/View/UIKit/OrderContentView.swift"),
      ours("static let most = 99", of: "OrderHandler", in: "Order/Business/OrderHandler.swift"),
      ours("var isBig: Bool { amount > 9 }", of: "Order", in: "Order/Business/Order.swift"),
      translated("Street", as: "街道", in: "Order"),
      translated("Amount", as: "数量", in: "Order"),
      put("\"v2/orders\"", for: "\"order\"", in: "Order/Data/OrderNetwork.swift"),
      ours("static let forgot = \"Forgot?\"", of: "LoginText", in: "Login/View/LoginText.swift"),
      put("\"session\"", for: "\"login\"", in: "Login/Data/LoginNetwork.swift"),
      ours("static let tries = 3", of: "LoginHandler", in: "Login/Business/LoginHandler.swift"),
      put(
        "item.price.displayText + \" €\"", for: "item.price.displayText",
        in: "Shop/View/ProductRow.swift"),
      out("        stockLine,\n", of: "Shop/View/UIKit/ProductCell.swift"),
      translated("Price", as: "价格", in: "Shop"),
      translated("Stock", as: "库存", in: "Shop"),
      ours("var isCheap: Bool { price < 10 }", of: "Product", in: "Shop/Business/Product.swift"),
      put("\"v2/shop\"", for: "\"shop\"", in: "Shop/Data/ShopNetwork.swift"),
      put("\"settings.mine\"", for: "\"settings.last\"", in: "Settings/Data/SettingsStorage.swift"),
      translated("Theme", as: "主题", in: "Settings"),
      ours(
        "var isDark: Bool { theme == \"dark\" }", of: "Settings",
        in: "Settings/Business/Settings.swift"),
      put(
        "\"at \" + item.place.displayText", for: "item.place.displayText",
        in: "Events/View/EventRow.swift", later: "\"at \" + item.venue.displayText"),
      put(
        "      placeLine.textColor = .red\n      startsLine.show(", for: "      startsLine.show(",
        in: "Events/View/UIKit/EventCell.swift", later: "      venueLine.textColor = .red\n"),
      put(
        "place: \"Paris\"", for: "place: \"place\"", in: "Events/Tests/EventsSamples.swift",
        later: "venue: \"Paris\""),
      out("        seatsLine,\n", of: "Events/View/UIKit/EventCell.swift"),
    ]

  private static let feed = [
    put(
      "    // Ours.\n    try await rows.remove", for: "    try await rows.remove",
      in: "Feed/Business/FeedHandler.swift"),
    put("\"v2/posts/\\(id)\"", for: "\"feed/\\(id)\"", in: "Feed/Data/FeedNetwork.swift"),
    put("\"♥ \" + item.likes", for: "item.likes", in: "Feed/View/PostRow.swift"),
    out("        postedLine,\n", of: "Feed/View/UIKit/PostCell.swift"),
    put(
      "      titleLine.numberOfLines = 2\n      bodyLine.show(", for: "      bodyLine.show(",
      in: "Feed/View/UIKit/PostCell.swift", later: "      headlineLine.numberOfLines = 2\n"),
    put(
      "row.titleText)\n          .font(.title)", for: "row.titleText)\n          .font(.headline)",
      in: "Feed/View/SwiftUI/PostRowView.swift", later: "row.headlineText)\n          .font(.title)"
    ),
    translated("Title", as: "题目", in: "Feed"),
    translated("Likes", as: "赞", in: "Feed"),
    put("\"No posts yet.\"", for: "\"Nothing here yet.\"", in: "Feed/View/FeedText.swift"),
    ours("var isLong: Bool { body.count > 280 }", of: "Post", in: "Feed/Business/Post.swift"),
  ]

  private static let notes = [
    put(
      "createTable),\n      Migration(\"indexDue\", indexDue),\n", for: "createTable)\n",
      in: "Notes/Data/NotesDatabase.swift",
      later:
        "createTable),\n      Migration(\"indexDue\", indexDue),\n      Migration(\"addPriority\", addPriority),\n"
    ),
    put(
      "  private static let indexDue = \"CREATE INDEX notes_due ON notes_note (due)\"\n\n  package let list",
      for: "  package let list", in: "Notes/Data/NotesDatabase.swift"),
    put(
      "\"until \" + item.due.displayText", for: "item.due.displayText",
      in: "Notes/View/NoteRow.swift", later: "\"until \" + item.deadline.displayText"),
    ours("var isOpen: Bool { !done }", of: "Note", in: "Notes/Business/Note.swift"),
    translated("Due", as: "截止", in: "Notes"),
    put(
      "      titleLine.textColor = .label\n      dueLine.show(", for: "      dueLine.show(",
      in: "Notes/View/UIKit/NoteCell.swift", later: "      titleLine.textColor = .label\n"),
    put(
      "\n@Suite struct OurTests {\n  @Test func ours() { #expect(1 + 1 == 2) }\n}\n",
      in: "Notes/Tests/NotesViewTests.swift"),
  ]

  private static let profile = [
    put(
      "width: 200, height: 200", for: "width: 160, height: 160",
      in: "Profile/View/UIKit/ProfileContentView.swift"),
    out("        followersField,\n", of: "Profile/View/UIKit/ProfileContentView.swift"),
    put(
      "      title = ProfileText.title\n      navigationItem.prompt = \"Ours\"\n",
      for: "      title = ProfileText.title\n", in: "Profile/View/UIKit/ProfileViewController.swift"
    ),
    ours("static let ours = \"ours\"", of: "ProfileText", in: "Profile/View/ProfileText.swift"),
    translated("Born", as: "生日", in: "Profile"),
    put("\"me\"", for: "\"profile\"", in: "Profile/Data/ProfileNetwork.swift"),
  ]

  /// The changes, and the files in which somebody has to say what is meant.
  private static let changes: [(words: [String], asked: [String])] = [
    (["Feed", "--fields", "+author:String?"], []),
    (["Feed", "--fields", "-body +summary:String"], ["Feed/Business/Post.swift"]),
    (["Feed", "--fields", "title~headline"], []),
    (["Feed", "--screens", "list,detail,create,edit"], ["Feed/Business/FeedHandler.swift"]),
    (["Feed", "--without", "storage"], []),
    (["Notes", "--fields", "+priority:Int=0"], []),
    (["Notes", "--fields", "due~deadline"], []),
    (["Notes", "--screens", "list,detail,create"], []),
    (["Notes", "--without", "storage"], []),
    (["Profile", "--fields", "born~birthday -followers"], []),
    (["Profile", "--fields", "+bio:LongText?"], []),
    (["Profile", "--ui", "uikit"], []),
    (["Order", "--fields", "+zip:String street~road"], []),
    (["Order", "--fields", "-express"], []),
    (["Shop", "--fields", "-tags +rating:Double?"], []),
    (["Shop", "--screens", "list,detail,search"], []),
    (["Shop", "--fields", "photo~picture"], []),
    (["Settings", "--fields", "-size +volume:Int?"], []),
    (["Events", "--fields", "-ends place~venue +price:Decimal?"], []),
    (["Events", "--ui", "both"], []),
  ]

  @Test func keepsEveryEdit() throws {
    let sandbox = try Sandbox()
    #expect(
      sandbox.run("new-project Demo --at . --ui both --languages en,zh-Hans").status == .success)
    for words in Self.modules {
      #expect(sandbox.run(["new-module"] + words).status == .success)
    }
    let home = "Sources/Modules/"
    for edit in Self.edits {
      let text = try sandbox.read(home + edit.path)
      if let old = edit.old {
        #expect(text.contains(old), "\(edit.path) has no \(old)")
        let new = text.replacing(old, with: edit.new, maxReplacements: 1)
        try sandbox.write(new, to: home + edit.path)
      } else {
        try sandbox.write(text + edit.new, to: home + edit.path)
      }
    }
    #expect(Self.edits.count == 46 && Self.changes.count == 20)

    for (words, asked) in Self.changes {
      let update = ["update"] + words
      let outcome = sandbox.run(update)
      let files = asked.map { home + $0 }
      #expect(outcome.status == (asked.isEmpty ? .success : .refused), "\(words) \(outcome.err)")
      guard !asked.isEmpty else { continue }
      #expect(sandbox.run(update + ["--take", "mine"] + files).status == .success, "\(words)")
    }

    for edit in Self.edits {
      let text = try sandbox.read(home + edit.path)
      if edit.new.isEmpty {
        #expect(!text.contains(edit.old ?? ""), "\(edit.path) has \(edit.old ?? "") again")
      } else {
        #expect(text.contains(edit.later ?? edit.new), "\(edit.path) lost \(edit.new)")
      }
    }
    #expect(sandbox.run("check").status == .success)
  }
}
