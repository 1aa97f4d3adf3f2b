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

  @Test func changesWithAFileOfATeam() throws {
    let own = Catalog(files: [(path: "module/all/Data/Extra.swift", text: "// ours\n")])
    let both = Catalog.embedded.overlaid(by: own)

    let digests = try [Catalog.embedded, both].map { try $0.template(named: "module").digest }

    #expect(digests[0] != digests[1])
    #expect(digests[1] == TemplateDigest.text(of: try both.files(of: "module")))
  }
}
