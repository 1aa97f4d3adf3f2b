import Templates
import Testing

/// The kinds, parts and patterns of the built-in module.
@Suite struct KindTests {
  private func project() throws -> Sandbox {
    let sandbox = try Sandbox.demo()
    return sandbox
  }

  private static let kinds: String = {
    let variables = try? Catalog.embedded.template(named: "module").info.variables
    return variables?.first { $0.name == "kind" }?.choices.joined(separator: ", ") ?? ""
  }()

  @Test(arguments: [
    (
      "--kind form --fields photo:Data?",
      "`photo` cannot be entered in a form; leave it out"
    ),
    (
      "--kind form --fields author:Person{name:String,raw:JSON?}",
      "`author.raw` cannot be entered in a form; leave it out"
    ),
    (
      "--kind form --fields replies:[Reply{text:String,replies:[Reply]}]",
      "`replies.replies` cannot be entered in a form; leave it out"
    ),
    (
      "--fields pin:Secret",
      "`pin:Secret` is for forms: a secret is entered and sent, never shown; "
        + "add `--kind form` or leave it out"
    ),
    (
      "--kind form --fields pins:[Secret]",
      "`pins:[Secret]` cannot be: a `Secret` stands by itself; write `Secret`"
    ),
    (
      "--fields photos:[Image]",
      "`photos:[Image]` cannot be: an `Image` stands by itself; write `Image`, or `[URL]`"
    ),
    (
      "--fields notes:[LongText]?",
      "`notes:[LongText]?` cannot be: a `LongText` stands by itself; write `LongText`, or `[String]`"
    ),
    (
      "--fields id:Email",
      "`id:Email` cannot identify entities; use Int, Int64, String or UUID"
    ),
    (
      "--kind form --fields id:Secret",
      "`id:Secret` cannot identify entities; use Int, Int64, String or UUID"
    ),
    (
      "--pattern mvc --ui swiftui",
      "`--pattern mvc` is a shape of UIKit screens, and `--ui swiftui` has none; "
        + "add `--ui uikit` or leave the pattern out"
    ),
    (
      "--pattern mvc-variant --ui none",
      "`--pattern mvc-variant` is a shape of UIKit screens, and `--ui none` has none; "
        + "add `--ui uikit` or leave the pattern out"
    ),
    (
      "--pattern mv --ui both",
      "`--pattern mv` is a shape of SwiftUI screens alone, and `--ui both` has others or none; "
        + "add `--ui swiftui` or leave the pattern out"
    ),
    (
      "--kind form --pattern mv --ui swiftui --entity Entries",
      "`FormModel` has `Entries` of its own; choose another name with `--entity`, "
        + "or leave the pattern out"
    ),
    (
      "--without databse",
      "unknown value `databse` for `--without`; did you mean `database`?; "
        + "choose from network, storage, database"
    ),
    (
      "--kind form --screens list,edit",
      "`--screens` is for lists; add `--kind list` or leave it out"
    ),
    (
      "--by id --home tab",
      "a tab has a screen that it begins with, and an item by its id has none; "
        + "leave out `--by id` or `--home tab`"
    ),
    (
      "--kind list --by id",
      "`--by id` is for items; add `--kind item`, or leave it out: "
        + "a list opens its rows by `--screens list,detail`"
    ),
    (
      "--kind list --screens detail,edit",
      "a list begins with its rows; add `list` to `--screens`"
    ),
    (
      "--kind list --screens list,create --fields photo:Data?",
      "no form can have what is there beside the identity; add a field, "
        + "or leave `create` and `edit` out of `--screens`"
    ),
    (
      "--kind list --screens list,create --fields name:String,author:Person{raw:Raw{json:JSON}}",
      "`author` cannot be entered in a form, and there is no new one without it; put `?` behind it, "
        + "leave it out, or `create` and `edit` out of `--screens`"
    ),
    (
      "--kind list --screens list,edit --fields id:Int64",
      "no form can have what is there beside the identity; add a field, "
        + "or leave `create` and `edit` out of `--screens`"
    ),
    (
      "--kind list --screens list,remove",
      "unknown value `remove` for `--screens`; choose from list, detail, create, edit, delete, search"
    ),
    (
      "--rows /items",
      "`--rows` and `--paging` are for lists that come from a server; leave them out"
    ),
    (
      "--kind list --without network --paging link",
      "`--rows` and `--paging` are for lists that come from a server; leave them out"
    ),
    (
      "--kind list --rows items",
      "`items` is no place in a reply; write a JSON Pointer, such as `/data/items`, or `/` if the "
        + "reply itself is the list"
    ),
    (
      "--kind list --rows / --paging cursor",
      "there cannot be anything at `/next` beside the rows at `/`; say another place, "
        + "or another `--paging`"
    ),
    (
      "--kind list --paging pages",
      "unknown paging `pages`; did you mean `page`?; choose from cursor, page, offset, link, none"
    ),
    (
      "--kind login --path /a",
      "a login has several paths; leave `--path` out, and write them in `LoginNetwork`"
    ),
    (
      "--without network --path /a", "`--path` is for what is asked of a server; leave it out"
    ),
    (
      "--kind list --path /users/{id}/posts",
      "`{id}` in `--path` is for an item that is one of many; add `--kind item --by id`, "
        + "or call it otherwise, such as `{user_id}`"
    ),
    (
      "--without network --envelope weibo",
      "`--envelope` is for what is asked of a server; leave it out"
    ),
    ("--kind grid", "unknown value `grid` for `--kind`; choose from \(kinds)"),
  ])
  func refusesWhatDoesNotGoTogether(words: String, message: String) throws {
    let sandbox = try project()
    let before = try sandbox.tree()

    let outcome = sandbox.run("new-module Login " + words)

    #expect(outcome == Outcome(.usage, err: "error: " + message))
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: [
    ("", "The data comes from the network; the last answer is kept in the database"),
    (
      "--without database",
      "The data comes from the network; the last answer is kept in the storage"
    ),
    ("--kind list --without database,storage", "The data comes from the network, each time"),
    ("--kind list --without network", "The data comes from the database"),
    ("--without network,database", "The data comes from the storage"),
    (
      "--without network,database,storage",
      "The data is held in memory, until the app ends"
    ),
    (
      "--by id --without network",
      """
      The data comes from the database
      It is opened by an id, as `.login(.detail(id))`; the home screen has no line for it
      """
    ),
    (
      "--fields name:String",
      "The data comes from the network; the last answer is kept in the database"
    ),
    (
      "--kind list --fields name:String",
      """
      Added the field id:String: it distinguishes one Login from another
      The data comes from the network; the last answer is kept in the database
      """
    ),
    (
      "--kind form --fields id:Int64,name:String",
      "What is entered goes to the server; the last answer is kept in the database"
    ),
    (
      "--kind form --without network",
      """
      Added the field id:String: it distinguishes one Login from another
      What is entered goes to the database
      """
    ),
  ])
  func saysWhereTheDataComesFrom(words: String, note: String) throws {
    let sandbox = try project()

    let outcome = sandbox.run("new-module Login " + words)

    let starts = ["Added the field", "The data", "What is entered", "It is opened"]
    let notes = outcome.out.split(separator: "\n").filter {
      starts.contains(where: $0.hasPrefix)
    }
    #expect(notes.joined(separator: "\n") == note)
  }

  @Test(arguments: [
    ("--without network", "Data/LoginNetwork"), ("--without storage", "Data/LoginStorage"),
    ("--without database", "Data/LoginDatabase"),
    ("--without network,storage,database", "Login/Data/"), ("--pattern mvc", "LoginViewModel"),
    ("--pattern mv --ui swiftui", "ViewModel"),
    ("--ui none", "Login/View/UIKit"),
  ])
  func leavesNoFileOfAPartBehind(words: String, part: String) throws {
    let sandbox = try project()
    // What is typed in a form is kept by its project.
    for kind in ["item", "list", "form"] where kind != "form" || part != "Data/LoginStorage" {
      let words = "new-module Login --dry-run --kind \(kind) " + words
      let whole = sandbox.run("new-module Login --dry-run --kind \(kind)")
      let rest = sandbox.run(words)

      #expect(whole.out.contains(part))
      #expect(rest.status == .success)
      #expect(!rest.out.contains(part), "\(words)")
    }
  }

  @Test func theSecretsOfAFormAreInItsInputAlone() throws {
    let sandbox = try project()

    _ = sandbox.run("new-module Login --kind form --fields name:String,pin:Secret")

    let holders = try sandbox.paths().filter {
      try $0.contains("Login") && $0.hasSuffix(".swift") && !$0.contains("Tests")
        && sandbox.read($0).contains("let pin: Secret")
    }
    #expect(
      holders == [
        "Sources/Modules/Login/Business/LoginInput.swift",
        "Sources/Modules/Login/Data/LoginDTO.swift",
      ])
  }
}
