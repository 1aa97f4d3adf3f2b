import Testing

@testable import Generation
@testable import Model
@testable import SwiftReading

/// The languages of a project.
@Suite struct LanguagesTests {
  @Test(arguments: [
    ["en"], ["en", "zh-Hans"], ["zh-Hans", "en"], ["zh-Hant-HK", "pt-BR", "es-419", "fil"],
    ["sr-Latn", "yue", "en-GB"],
  ])
  func acceptsCodesInTheirOrder(codes: [String]) throws {
    #expect(try Languages(codes).codes == codes)
  }

  @Test(arguments: [
    ([], BadLanguage.none), (["en", "fr", "en"], .doubled("en")),
    (["English"], .malformed("English")), (["e"], .malformed("e")), (["en-"], .malformed("en-")),
    (["en--US"], .malformed("en--US")), (["en-USA1"], .malformed("en-USA1")),
    (["语言"], .malformed("语言")), (["en-US-x-y"], .malformed("en-US-x-y")),
    (["xx"], .unknown("xx")), (["xyz-Latn"], .unknown("xyz-Latn")),
    (["zh-hans"], .other("zh-hans", meant: "zh-Hans")),
    (["pt_BR"], .other("pt_BR", meant: "pt-BR")),
    (["EN"], .other("EN", meant: "en")), (["zh"], .other("zh", meant: "zh-Hans")),
    (["zh_CN"], .other("zh_CN", meant: "zh-Hans")), (["zh-TW"], .other("zh-TW", meant: "zh-Hant")),
    (["cn"], .other("cn", meant: "zh-Hans")),
  ])
  func refusesOthers(codes: [String], problem: BadLanguage) {
    #expect(throws: problem) { try Languages(codes) }
  }

  @Test(arguments: [
    ("developmentRegion = en;\nknownRegions = (\n\ten,\n\tBase,\n);\n", ["en"]),
    (
      "\t\tdevelopmentRegion = \"zh-Hans\";\n\t\tknownRegions = (\n\t\t\ten,\n\t\t\tBase,\n"
        + "\t\t\t\"zh-Hans\",\n\t\t\tfr,\n\t\t);\n",
      ["zh-Hans", "en", "fr"]
    ),
    (
      "developmentRegion = English;\nknownRegions = (\nEnglish,\nJapanese,\nde,\n);\n",
      ["en", "de"]
    ),
    ("attributes = { };", ["en"]),
  ])
  func readsThoseOfAnXcodeProject(text: String, codes: [String]) throws {
    let file = "{ objects = { P = { isa = PBXProject; \(text) }; }; rootObject = P; }"
    let project = try XcodeProject(name: "Weibo.xcodeproj", bytes: Array(file.utf8))
    #expect(project.languages.codes == codes)
  }
}
