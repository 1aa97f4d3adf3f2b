import Testing

@testable import Inference

/// Which operations of a description are one module, and what requests it makes.
@Suite struct ResourceTests {
  private static let pet = ##"{$ref: "#/components/schemas/Pet"}"##

  private static func answer(_ schema: String) -> String {
    #"responses: {"200": {content: {application/json: {schema: \#(schema)}}}}"#
  }

  private static func catalog(_ paths: String) throws -> APICatalog {
    try APICatalog(
      of: Described.document(
        """
        paths:
        \(paths)
        components:
          schemas:
            Pet: {properties: {id: {type: integer}, name: {type: string}}}
        """))
  }

  private static func list(_ path: String, _ method: String = "get", id: String) -> String {
    "  \(path): {\(method): {operationId: \(id), \(answer("{type: array, items: \(pet)}"))}}"
  }

  private static func one(_ path: String, id: String) -> String {
    "  \(path): {get: {operationId: \(id), \(answer(pet))}}"
  }

  @Test(arguments: [
    ("/pets/", "/pets/{petId}/", "/pets/"), ("/pets", "/pets/{petId}", "/pets"),
    ("/pets.json", "/pets/{petId}.json", "/pets.json"),
    ("/pets", "/pet/{petId}", "/pets /pet/{id}"), ("/v2/pets", "/pets/{id}", "/v2/pets /pets/{id}"),
    ("/pets/", "/pets/{petId}", "/pets/ /pets/{id}"),
    ("/{org}/pets", "/{organization}/pets/{id}", "/{org}/pets"),
    ("/pet/findByStatus", "/pet/{petId}", "/pet/findByStatus /pet/{id}"),
  ])
  func areOneModule(list: String, one: String, request: String) throws {
    let catalog = try Self.catalog(
      Self.list(list, id: "listPets") + "\n" + Self.one(one, id: "getPet"))
    #expect(catalog.resources.map(\.name) == ["Pets"])
    #expect(catalog.resources.map(\.operationNames) == [["listPets", "getPet"]])
    #expect(catalog.resources.map(\.requestPath) == [request])
  }

  @Test(arguments: [
    ("/pets/list", "Pets"), ("/pet/findByTags", "Pets"), ("/getPetList", "Pets"),
    ("/new-releases", "NewReleases"), ("/shop/all", "Shops"), ("/AddOnResults", "AddOnResults"),
  ])
  func areCalledByWhatTheyAre(path: String, name: String) throws {
    #expect(try Self.catalog(Self.list(path, id: "x")).resources.map(\.name) == [name])
  }

  @Test func whatDoesTheSameElsewhereIsApart() throws {
    let paths = ["/pets/{petId}", "/pets/{petNumber}", "/pet/state", "/pet/state.json", "/pets/x/"]
    let gets = paths.enumerated().map { Self.one($1, id: "get\($0)") }
    let catalog = try Self.catalog(gets.joined(separator: "\n"))
    #expect(catalog.resources.map(\.path) == paths)
  }

  @Test func whatIsSentElsewhereIsNoPartOfAnItem() throws {
    let body = "requestBody: {content: {application/json: {schema: \(Self.pet)}}}"
    let catalog = try Self.catalog(
      Self.one("/user", id: "me") + "\n  /users: {post: {operationId: signUp, \(body)}}")
    #expect(catalog.resources.map { "\($0.kind) \($0.path)" } == ["item /user", "form /users"])
  }

  @Test func theOnlyFieldOfAFormIsSent() throws {
    let body = "{content: {application/json: {schema: {properties: {id: {type: string}}}}}}"
    let catalog = try Self.catalog("  /links: {post: {operationId: link, requestBody: \(body)}}")
    let resource = try #require(catalog.resources.first)
    #expect(try catalog.module(of: resource, entity: "Link").reply.fieldsText == "id:String")
  }

  @Test func severalOperationsMakeOneModule() throws {
    let paths = Self.list("/zoo", id: "all") + "\n" + Self.one("/animals/by-id/{x}", id: "one")
    let catalog = try Self.catalog(paths)
    let resource = try catalog.resource(named: "Pets", having: ["one", "all"])
    #expect(resource.operationNames == ["all", "one"])
    #expect(resource.requestPath == "/zoo /animals/by-id/{id}")
  }

  @Test func theOnlyFieldOfRowsIdentifiesThem() throws {
    let rows = "{type: array, items: {properties: {type: {type: string}}}}"
    let catalog = try Self.catalog("  /types: {get: {\(Self.answer(rows))}}")
    #expect(catalog.resources.map(\.identity) == ["type"])
  }

  @Test func contentsMayStandElsewhere() throws {
    let catalog = try APICatalog(
      of: Described.document(
        """
        paths:
          /pets: {get: {operationId: listPets, responses: {"200": {content: {$ref: "#/components/mediaTypes/Pets"}}}}}
        components:
          mediaTypes:
            Pets: {application/json: {$ref: "#/components/mediaTypes/Rows"}}
            Rows: {schema: {type: array, items: {properties: {id: {type: integer}}}}}
        """))
    #expect(catalog.resources.map(\.name) == ["Pets"])
  }

  @Test func rowsAreIdentifiedByWhatTheirPathIsCalledAfter() throws {
    let row = "{properties: {at: {type: string}, user: \(Self.pet), pet: \(Self.pet)}}"
    let catalog = try Self.catalog(
      "  /me/pets: {get: {operationId: mine, \(Self.answer("{type: array, items: \(row)}"))}}")
    let resource = try catalog.resource(named: "MePets", having: ["mine"])
    let reply = try catalog.module(of: resource, entity: "MePet").reply
    #expect(reply.identity == "pet.id")
    #expect(reply.fieldsText.contains("pet:Pet{id:Int64! name:String?} "))
    #expect(reply.fieldsText.contains("user:Pet{id:Int64 name:String?}?"))
  }

  @Test func whatIsNoJSONAndWhatIsBrokenIsSaid() throws {
    let catalog = try Self.catalog(
      Self.list("/pets", id: "listPets") + """

          /photo: {get: {operationId: photo, responses: {"200": {content: {image/jpeg: {}}}, default: {content: {application/json: {schema: \(Self.pet)}}}}}}
          /gone: {get: {operationId: gone, parameters: [{$ref: "#/nothing"}]}}
          /empty: {get: {operationId: empty, responses: {"204": {description: x}}}}
        """)
    #expect(catalog.resources.map(\.name) == ["Pets"])
    #expect(
      catalog.leftOut.map { "\($0.operation): \($0.words.prefix(60))" }.sorted() == [
        "empty: its answer has nothing in it",
        "gone: api.yaml:5:56: `$ref` leads to nothing: `#/nothing`; add tha",
        "photo: its answer is image/jpeg, and no JSON",
      ])
  }

  @Test(arguments: [
    ("{name: {type: string}, hits: {type: number}}", "name"),
    ("{hits: {type: number}, site: {type: string}}", "site"),
    ("{hits: {type: number}, pet: \(pet)}", "pet.id"),
  ])
  func whatMayIdentifyRowsIsAGuess(row: String, key: String) throws {
    let rows = "{type: array, items: {properties: \(row)}}"
    let catalog = try Self.catalog("  /sites: {get: {operationId: all, \(Self.answer(rows))}}")
    let resource = try catalog.resource(named: "Sites", having: ["all"])
    let reply = try catalog.module(of: resource, entity: "Site").reply
    #expect(reply.identity == key)
    #expect(!reply.isIdentitySure)
  }

  @Test func whatARowIsOpenedByIdentifiesIt() throws {
    let rows = "{type: array, items: {properties: {size: {type: number}, name: {type: string}}}}"
    let catalog = try Self.catalog(
      "  /sets: {get: {operationId: all, \(Self.answer(rows))}}\n"
        + Self.one("/sets/{setName}", id: "one"))
    let resource = try catalog.resource(named: "Sets", having: ["all"])
    #expect(try catalog.module(of: resource, entity: "Set").reply.isIdentitySure)
  }

  /// What stands in a reply that has more to say than its rows belongs to the reply.
  @Test(arguments: [
    ("start: {type: string}, end: {type: string}", ["Stats"]), ("total: {type: integer}", []),
    ("next: {type: string}", []), ("object: {type: string}", []),
  ])
  func rowsThatNothingIdentifiesBelongToTheReply(beside: String, names: [String]) throws {
    let groups = "{type: array, items: {properties: {by: {type: number}}}}"
    let reply = "{properties: {groups: \(groups), \(beside)}}"
    let catalog = try Self.catalog("  /stats: {get: {operationId: stats, \(Self.answer(reply))}}")
    #expect(catalog.resources.map(\.name) == names)
    #expect(catalog.resources.allSatisfy { $0.kind == .item })
  }

  @Test func aMarkBringsWhatHasNoIdentity() throws {
    let rows = "{type: array, items: {properties: {text: {type: string}, hits: {type: number}}}}"
    let catalog = try Self.catalog("  /tags: {get: {operationId: tags, \(Self.answer(rows))}}")
    #expect(catalog.resources.isEmpty)
    #expect(throws: InferenceProblem.self) { try catalog.resource(named: "Tags", having: ["tags"]) }
    #expect(
      try catalog.resource(named: "Tags", having: ["tags"], isMarked: true).operationNames == [
        "tags"
      ])
  }
}
