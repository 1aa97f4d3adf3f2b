import Templates
import Testing

@testable import Fields
@testable import Model

/// What a template is given of a form whose fields have fields in them.
@Suite struct FormFieldsTests {
  private func form(_ fields: String, withIDs: Bool = false) throws -> FormFields {
    let given = try Field.fields(fields).map { $0.placed(in: "Post") }
    return FormFields(of: given, in: "Feed", entity: "Post", withIDs: withIDs)
  }

  /// The forms in the form, outer ones first, and what each gives.
  @Test(arguments: [
    ("name:String", "", ""),
    (
      "author:Person{name:String team:Team{name:String}} editor:Person{name:String team:Team{name:String}}?",
      "PostPerson PostPerson, PostTeam PostTeam", ""
    ),
    (
      "labels:[Label{id:Int64 name:String}]", "PostLabel PostLabelInput", "PostLabelInput"
    ),
    ("labels:[Label{id:Int64? name:String}]", "PostLabel PostLabel", ""),
    ("author:Person{id:Int64}", "PostPerson PostPerson", ""),
    (
      "author:Person{name:String team:Team{id:Int name:String}}",
      "PostPerson PostPersonInput, PostTeam PostTeamInput", "PostPersonInput PostTeamInput"
    ),
    (
      "replies:[Reply{text:String replies:[Reply]}]", "PostReply PostReplyInput", "PostReplyInput"
    ),
    (
      "teams:[String:Team{name:String}]", "PostTeamsPair KeyedValue<PostTeam>, PostTeam PostTeam",
      ""
    ),
    (
      "teams:[String:[Team{name:String}]]",
      "PostTeamsPair KeyedValue<[PostTeam]>, PostTeam PostTeam", ""
    ),
    (
      "labels:[Label{sizes:[String:Int]}]",
      "PostLabel PostLabel, PostLabelSizesPair KeyedValue<Int>", ""
    ),
    ("feed:Feed{name:String}", "PostFeed PostFeed", ""), ("raw:Raw{json:JSON}?", "", ""),
  ])
  func hasAFormForEachObject(fields: String, forms: String, inputs: String) throws {
    let form = try form(fields)
    let declared = try DeclaredTypes.values(
      of: Field.fields(fields).map { $0.placed(in: "Post") }, entered: form.group,
      with: form.inner, in: "Post")

    #expect(
      form.inner.map { "\($0.stem) \($0.input)" }.joined(separator: ", ") == forms)
    guard case .list(let objects) = declared["inputObjects"] else { return }
    let names = objects.compactMap { object in
      if case .fields(let record) = object, case .text(let name) = record["name"] {
        name
      } else {
        nil
      }
    }
    #expect(names.joined(separator: " ") == inputs)
  }

  /// In the form that a module is called as, an object of that name has another one.
  @Test func hasNoFormOfAnotherOnesName() throws {
    let given = try Field.fields("author:Person{name:String}").map { $0.placed(in: "Feed") }
    let form = FormFields(of: given, in: "FeedPerson", entity: "Feed", withIDs: false)

    #expect(form.inner.map(\.stem) == ["FeedPersonPart"])
  }

  /// What the entity has of a field, where it is made of what was entered.
  @Test(arguments: [
    ("name:String", "input.name"), ("extra:JSON", "input.extra ?? \"null\""),
    ("extra:JSON?", "input.extra"), ("all:[JSON]", "input.all ?? []"),
    ("blob:Data", "input.blob ?? Data()"), ("map:[String:JSON]", "input.map ?? [:]"),
    ("author:Person{name:String}", "input.author"),
    ("author:Person{id:Int name:String}", "PostPerson(input.author)"),
    ("author:Person{id:Int name:String}?", "input.author.map(PostPerson.init)"),
    ("labels:[Label{id:Int name:String}]", "input.labels.map(PostLabel.init)"),
    ("labels:[Label{id:Int name:String}]?", "input.labels?.map(PostLabel.init)"),
    ("teams:[String:Team{id:Int name:String}]", "input.teams.mapValues(PostTeam.init)"),
    (
      "teams:[String:[Team{id:Int name:String}]]?",
      "input.teams?.mapValues { $0.map(PostTeam.init) }"
    ),
  ])
  func makesTheEntityOfWhatWasEntered(field: String, made: String) throws {
    let form = try form(field)
    #expect(form.made(try Field.fields(field)[0].placed(in: "Post")) == made)
  }

  /// In a form by itself, all that was given is entered, ids too.
  @Test func entersIDsWhereThereIsNothingToEdit() throws {
    let form = try form("author:Person{id:Int64 name:String}", withIDs: true)

    #expect(form.inner.map { $0.entered.map(\.name) } == [["id", "name"]])
    #expect(form.inner.map(\.input) == ["PostPerson"])
  }

  @Test(arguments: [
    ("author:Person{name:String}", ["author.entries.name.text = \"name\""]),
    (
      "author:Person{id:Int64 name:String}",
      ["author.entries.id = 497", "author.entries.name.text = \"name\""]
    ),
    (
      "labels:[Label{name:String open:Bool}]",
      [
        "labels.add()", "labels.rows[0].entries.name.text = \"name\"",
        "labels.rows[0].entries.open.value = true",
      ]
    ),
    (
      "counts:[String:Int]",
      [
        "counts.add()", "counts.rows[0].entries.key.text = \"counts1\"",
        "counts.rows[0].entries.value.text = \"257\"",
      ]
    ),
    (
      "days:[String:Day]",
      [
        "days.add()", "days.rows[0].entries.key.text = \"days1\"",
        "days.rows[0].entries.value.value = CalendarDay(\"2026-05-16\")!",
      ]
    ),
    (
      "teams:[String:Team{name:String}]",
      [
        "teams.add()", "teams.rows[0].entries.key.text = \"teams1\"",
        "teams.rows[0].entries.value.entries.name.text = \"name\"",
      ]
    ),
    (
      "teams:[String:[Team{name:String}]]",
      [
        "teams.add()", "teams.rows[0].entries.key.text = \"teams1\"",
        "teams.rows[0].entries.value.add()",
        "teams.rows[0].entries.value.rows[0].entries.name.text = \"name\"",
      ]
    ),
    (
      "tags:[String:[String]]",
      [
        "tags.add()", "tags.rows[0].entries.key.text = \"tags1\"",
        "tags.rows[0].entries.value.text = \"tags1\"",
      ]
    ),
    ("extra:JSON", ["extra = #\"{\"extra\": -0.0}\"#"]),
  ])
  func entersTheSample(field: String, lines: [String]) throws {
    guard case .fields(let record) = try form(field).values["form"],
      case .list(let values) = record["filling"]
    else { return }
    #expect(values == lines.map { .text($0) })
  }

  @Test func hasWordsForAllThatIsEnteredInObjects() throws {
    let form = try form(
      "author:Person{id:Int64 full_name:String} labels:[Label{name:String parts:[Part{a:Int}]}] counts:[String:Int] rooms:[String:[Room{b:Int}]]"
    )
    guard case .list(let words) = form.values["formWords"] else { return }
    let texts = words.map { word in
      guard case .fields(let record) = word else { return "" }
      return ["name", "key", "label"].map {
        if case .text(let text) = record[$0] { text } else { "" }
      }.joined(separator: " ")
    }

    #expect(
      texts == [
        "oneOfLabelsLabel row.labels Label", "oneOfCountsLabel row.counts Count",
        "oneOfRoomsLabel row.rooms Room",
        "fullNameOfPersonLabel field.person.fullName Full name",
        "nameOfLabelLabel field.label.name Name", "partsOfLabelLabel field.label.parts Parts",
        "oneOfPartsOfLabelLabel row.label.parts Part", "aOfPartLabel field.part.a A",
        "oneOfPostRoomsPairLabel row.postRoomsPair Room", "bOfRoomLabel field.room.b B",
      ])
  }

  @Test(arguments: [
    ("extra:JSON", "`extra`"), ("name:String", ""),
    ("author:Person{id:Int64 name:String raw:JSON?} blob:Data?", "`author.raw`, `blob`"),
  ])
  func namesWhatNoFormHas(fields: String, keys: String) throws {
    #expect(try form(fields).values["heldKeys"] == .text(keys))
  }
}
