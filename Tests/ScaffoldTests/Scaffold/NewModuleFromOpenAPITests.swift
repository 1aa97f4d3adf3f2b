import Testing

@testable import CommandLine
@testable import Ground

/// `scaffold new-module Products --from-openapi shop.yaml`
@Suite struct NewModuleFromOpenAPITests {
  private static func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox.demo()
    try sandbox.write(shop(), to: "shop.yaml")
    return sandbox
  }

  private static func shop() throws -> String {
    try Repository.read("Tests/ScaffoldTests/Inference/Fixtures/shop.yaml")
  }

  /// A description in which the list and one row are wrapped, with an example of its own.
  private static func wrapped(_ example: String) -> String {
    """
    openapi: 3.0.3
    info: { title: Notes, version: "1" }
    paths:
      /notes:
        get:
          operationId: listNotes
          responses:
            "200":
              description: All of them.
              content:
                application/json:
                  schema:
                    type: object
                    properties:
                      data: { type: array, items: { $ref: "#/components/schemas/Note" } }
                  example: \(example)
    components:
      schemas:
        Note:
          type: object
          required: [id, text]
          properties: { id: { type: integer }, text: { type: string } }
    """
  }

  private static let example = #"{ data: [{ id: 1, text: "A" }] }"#

  @Test(arguments: [
    (
      "--rows /items",
      "there is nothing at `/items`; name a place that the reply has by `--rows`, or leave out what "
        + "is typed"
    ),
    (
      "--kind item --payload /data",
      "`/data` is a list, and no object; name an object by `--payload`, or rows by "
        + "`--kind list --rows /items`"
    ),
    (
      "--envelope statusRes",
      "it has no `/res`, where `statusRes` has what it is about; save the whole reply, or take "
        + "`--envelope plain`"
    ),
    (
      "--field text=Int",
      "`/data/*/text` is String, and not Int; give it another type by `--field`, or leave out what is "
        + "typed of it"
    ),
  ])
  func whatTheModuleCouldNotReadIsRefused(words: String, message: String) throws {
    let sandbox = try Sandbox.demo()
    try sandbox.write(Self.wrapped(Self.example), to: "notes.yaml")
    let before = try sandbox.tree()
    let outcome = sandbox.run("new-module Notes --from-openapi notes.yaml " + words)
    #expect(
      outcome == Outcome(.usage, err: "error: the module could not read `notes.yaml`: " + message))
    #expect(try sandbox.tree() == before)
  }

  /// The description counts; what it says against itself is reported.
  @Test func anExampleThatIsOtherwiseIsSaid() throws {
    let sandbox = try Sandbox.demo()
    try sandbox.write(Self.wrapped(#"{ data: [{ id: "a", text: "A" }] }"#), to: "notes.yaml")
    let outcome = sandbox.run("new-module Notes --from-openapi notes.yaml")
    #expect(outcome.err == "")
    #expect(
      outcome.out.hasPrefix(
        """
        Read listNotes: 2 fields
        The description's own example could not be read: `/data/*/id` is String, and not Int64

        """))
    try sandbox.write(Self.wrapped(Self.example), to: "notes.yaml")
    let other = sandbox.run("new-module Others --from-openapi notes.yaml --operation listNotes")
    #expect(!other.out.contains("example"))
  }

  @Test(arguments: [
    (["patch"], "PATCH"), (["put"], "PUT"), (["patch", "put"], "PUT"),
  ])
  func aRowIsChangedByTheMethodThatThereIs(methods: [String], asked: String) throws {
    let sandbox = try Sandbox.demo()
    let note = ##"{ application/json: { schema: { $ref: "#/components/schemas/Note" } } }"##
    let changes = methods.map { method in
      """
          \(method):
            operationId: \(method)Note
            requestBody: { content: \(note) }
            responses: { "200": { content: \(note) } }
      """
    }
    try sandbox.write(
      """
      openapi: 3.0.3
      paths:
        /notes:
          get:
            operationId: listNotes
            responses:
              "200":
                content:
                  application/json:
                    schema: { type: array, items: { $ref: "#/components/schemas/Note" } }
        /notes/{id}:
          parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      \(changes.joined(separator: "\n"))
      components:
        schemas:
          Note:
            type: object
            required: [id, text]
            properties: { id: { type: integer }, text: { type: string } }
      """, to: "notes.yaml")

    let outcome = sandbox.run("new-module Notes --from-openapi notes.yaml")

    #expect(outcome.err == "")
    let path = "Sources/Modules/Notes/Data/NotesNetwork.swift"
    #expect(try sandbox.read(path).contains(".\(asked.lowercased()), \"notes/\\(id)\""))
    #expect(try sandbox.tree()["LocalServer/notes/\(asked) _.json"] != nil)
  }

  @Test func listsWhatCouldBecomeAModule() throws {
    let outcome = try Self.sandbox().run("new-module --from-openapi shop.yaml --list")
    #expect(outcome.err == "")
    #expect(
      outcome.out == """
          module    kind  screens                           path                    operations
          Products  list  list,detail,create,delete,search  /products               listProducts getProduct addProduct removeProduct
          Orders    list  list                              /stores/{id}/orders     GET /stores/{id}/orders
          Order     item  -                                 /orders/{order_number}  getOrder
          Profile   item  -                                 /profile                getProfile
          Feedback  form  -                                 /feedback               sendFeedback

        No modules:
            ping  its answer is text/plain, and no JSON

        Server: https://shop.example.com/v1
        Security: a bearer token, which a module of `--kind login` asks for and keeps
        """)
  }

  @Test(arguments: [
    (
      "Products",
      [
        "--kind", "list", "--entity", "Product", "--screens", "list,detail,create,delete,search",
        "--path", "/products", "--rows", "/items", "--paging",
        "page(page, first: 0, size: per_page=50, pages: /total_pages)", "--fields",
        """
        id:Int64 name:String state:enum("in stock","sold out") price:Decimal released:Day?
        """,
      ]
    ),
    (
      "Orders",
      [
        "--kind", "list", "--entity", "Order", "--screens", "list", "--path",
        "/stores/{store_id}/orders", "--rows", "/", "--paging", "link", "--fields", order,
      ]
    ),
    ("Order", ["--kind", "item", "--by", "id", "--path", "/orders/{id}", "--fields", order]),
    (
      "Profile",
      [
        "--kind", "item", "--path", "/profile", "--payload", "/data", "--fields",
        "id:UUID name:String avatar:Image? mail:Email? friends:[\(person)]?",
      ]
    ),
    (
      "Feedback",
      [
        "--kind", "form", "--path", "/feedback", "--fields",
        "mood:enum(good,bad)? words:String device:Device{model:String?}?",
      ]
    ),
  ])
  func theSameWordsGiveTheSameBytes(module: String, words: [String]) throws {
    let (described, typed) = (try Self.sandbox(), try Self.sandbox())
    let outcome = described.run("new-module \(module) --from-openapi shop.yaml")
    #expect(outcome.err == "")
    let other = typed.run(["new-module", module] + words)
    #expect(other.err == "")
    #expect(try described.tree() == typed.tree())
  }

  private static let person =
    "Person{id:UUID name:String avatar:Image? mail:Email? friends:[Person]?}"

  private static let order = """
    order_number:Int! buyer:\(person) placed_at:Date? \
    lines:[Line{product:Product{id:Int64 name:String state:enum("in stock","sold out") \
    price:Decimal released:Day?} count:Int}] \
    payment:Payment{kind:enum(card,transfer) last_digits:String? iban:String?}? \
    notes:[String:String]?
    """

  @Test func saysWhatItRead() throws {
    let sandbox = try Self.sandbox()
    let words = ["new-module", "Sales", "--from-openapi", "shop.yaml", "--operation"]
    let outcome = sandbox.run(words + ["get /stores/{id}/orders", "--skip", "payment"])
    #expect(outcome.err == "")
    #expect(
      outcome.out.hasPrefix(
        """
        Read GET /stores/{id}/orders: 17 fields, without 1 (payment)
        Made the module Sales in Sources/Modules/Sales: 34 files

        """))
    let explained = sandbox.run(
      "new-module Profile --from-openapi shop.yaml --field mail=String --explain")
    #expect(
      explained.out == """
        kind      item
        from      getProfile
        identity  id

          path             type      of  why
          id               UUID          string, uuid
          name             String        string
          mail             String        given with `--field`
          avatar           Image         string, uri, not required
          friends          [Person]      lists of objects, not required
          friends.id       UUID          string, uuid
          friends.name     String        string
          friends.mail     Email         string, email, not required
          friends.avatar   Image         string, uri, not required
          friends.friends  [Person]      lists of what it stands in, not required

        --fields 'id:UUID name:String avatar:Image? mail:String friends:[\(Self.person)]?'
        """)
  }

  /// What the document says now comes into what was made of it then, with all edits.
  @Test func aSecondRunIsAnUpdate() throws {
    let sandbox = try Self.sandbox()
    #expect(sandbox.run("new-module Products --from-openapi shop.yaml").status == .success)
    let handler = "Sources/Modules/Products/Business/ProductsHandler.swift"
    try sandbox.write("// Ours.\n" + sandbox.read(handler), to: handler)
    let unchanged = sandbox.run("new-module Products --from-openapi shop.yaml")
    #expect(unchanged.err == "")
    #expect(unchanged.out.hasPrefix("Nothing to do: Products"))

    let changed = try Self.shop()
      .replacing(
        "state: { type: string, enum: [in stock, sold out] }", with: "colour: { type: string }"
      )
      .replacing("required: [name, price, state]", with: "required: [name, price]")
      .replacing("/{product_id}:\n", with: "/{product_id}/details:\n")
    try sandbox.write(changed, to: "shop.yaml")
    let outcome = sandbox.run("new-module Products --from-openapi shop.yaml")
    #expect(outcome.err == "")
    #expect(
      outcome.out.hasPrefix("Updated Products: "))
    let ledger = try sandbox.read("Sources/Modules/Products/.scaffold.json")
    #expect(
      ledger.contains(
        #""fields": "id:Int64 name:String price:Decimal released:Day? colour:String?""#))
    #expect(try sandbox.read(handler).hasPrefix("// Ours.\n"))
    #expect(sandbox.run("status --strict").status != .success)
  }

  @Test(arguments: [
    (
      "Prodcts --from-openapi shop.yaml",
      """
      the description has nothing that `Prodcts` could be; did you mean `Products`?; `--list` shows \
      all, and `--operation` names one
      """
    ),
    (
      "Pets --from-openapi shop.yaml --operation listPets",
      "the description has no operation `listPets`; `--list` shows all"
    ),
    (
      "Pings --from-openapi shop.yaml --operation ping",
      "no module comes of `ping`: its answer is text/plain, and no JSON; `--list` shows of which others"
    ),
    (
      "Products --from-openapi shop.yaml --skip colour",
      "the reply has no `colour`; `--explain` lists all"
    ),
    ("Products --from-openapi none.yaml", "there is no `none.yaml`; check the path"),
    (
      "Products --from-openapi shop.yaml --from-json shop.yaml",
      "`--from-json` and `--from-openapi` do not go together; leave one out"
    ),
    (
      "Products --from-openapi shop.yaml --fields id:Int",
      "`--fields` and `--from-openapi` do not go together; leave one out"
    ),
    ("Products --operation a", "`--operation` says nothing without `--from-openapi`"),
    ("--list", "`--list` says nothing without `--from-openapi`"),
    (
      "Products Orders --from-openapi shop.yaml",
      "`--from-openapi` goes with one module; make the modules one by one"
    ),
  ])
  func refuses(words: String, message: String) throws {
    let sandbox = try Self.sandbox()
    let before = try sandbox.tree()
    let outcome = sandbox.run("new-module \(words)")
    #expect(outcome.err.contains(message))
    #expect(outcome.status != .success)
    #expect(try sandbox.tree() == before)
  }
}
