import Testing

@testable import Templates

@Suite struct TemplateDigestTests {
  @Test func isKnownOfTheTemplatesInTheTool() throws {
    let embedded = Catalog.embeddedTemplates
    #expect(embedded.map(\.name.description) == Catalog.embedded.names)
    for template in embedded {
      let files = try Catalog.embedded.files(of: template.name.description)
      #expect(template.digest.description == TemplateDigest.text(of: files))
    }
  }

  @Test func theTemplatesInTheToolAreAsATeamsWouldHaveToBe() throws {
    for name in Catalog.embedded.names {
      let files = try Catalog.embedded.files(of: name)
      let own = Catalog(files: files.map { ("\(name)/\($0.key)", $0.value) })

      let template = try own.template(named: name)

      #expect(template.digest == (try Catalog.embedded.template(named: name).digest))
    }
  }

  @Test func findsEveryFileInTheTool() {
    for template in Catalog.embeddedTemplates {
      let files = TemplateFiles(template)
      for (path, text) in zip(template.paths, template.texts) {
        #expect(files.text(at: path.description) == text.description)
        #expect(files.text(at: path.description + "x") == "")
      }
    }
  }

  @Test func changesWithAFileOfATeam() throws {
    let own = Catalog(files: [(path: "module/all/Data/Extra.swift", text: "// ours\n")])
    let both = Catalog.embedded.overlaid(by: own)

    let digests = try [Catalog.embedded, both].map { try $0.template(named: "module").digest }

    #expect(digests[0] != digests[1])
    #expect(digests[1] == TemplateDigest.text(of: try both.files(of: "module")))
  }
}
