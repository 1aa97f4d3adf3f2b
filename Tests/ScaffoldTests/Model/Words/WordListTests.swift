import Templates
import Testing

@testable import Model

/// The words that a template lists, as a String Catalog.
@Suite struct WordListTests {
  private func list(_ text: String) throws(DataError) -> WordList {
    try WordList(JSONSource(file: "Words.xcstrings.stencil", bytes: Array(text.utf8)))
  }

  @Test func writesACatalogAsXcodeDoes() throws {
    let list = try list(
      """
      { "Zebra": { "comment": "An animal.", "en": "Zebra", "zh-Hans": "斑马" },
        "apples": { "comment": "How many.", "en": { "other": "%lld apples", "one": "%lld apple" } } }
      """)

    #expect(
      list.catalog(in: try Languages(["zh-Hans", "en"])) == """
        {
          "sourceLanguage" : "zh-Hans",
          "strings" : {
            "apples" : {
              "comment" : "How many.",
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld apple"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld apples"
                        }
                      }
                    }
                  }
                },
                "zh-Hans" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "needs_review",
                          "value" : "%lld apple"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "needs_review",
                          "value" : "%lld apples"
                        }
                      }
                    }
                  }
                }
              }
            },
            "Zebra" : {
              "comment" : "An animal.",
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Zebra"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "斑马"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
  }

  @Test(arguments: [
    (["en"], "en"), (["en-GB"], "en"), (["zh-Hans"], "zh-Hans"), (["zh-Hans-HK"], "zh-Hans"),
    (["zh-Hant"], "en"), (["fr"], "en"),
  ])
  func takesTheLanguageThatIsClosest(languages: [String], text: String) throws {
    let list = try list(#"{ "a.b": { "comment": "", "en": "en", "zh-Hans": "zh-Hans" } }"#)

    #expect(list.texts(in: try Languages(languages)) == ["a.b": text])
  }

  @Test func aTextForTheFirstLanguageWins() throws {
    let list = try list(#"{ "title": { "comment": "", "source": "登录", "en": "Login" } }"#)

    #expect(list.texts(in: try Languages(["zh-Hans", "en"])) == ["title": "登录"])
    #expect(list.texts(in: try Languages(["en"])) == ["title": "登录"])
  }

  @Test func givesBothFormsOfATextThatCounts() throws {
    let list = try list(
      """
      { "rows": { "comment": "", "en": { "one": "%lld row", "other": "%lld rows" },
                  "zh-Hans": { "other": "%lld 行" } } }
      """)

    #expect(
      list.texts(in: try Languages(["en"])) == ["rows.one": "%lld row", "rows.other": "%lld rows"])
    #expect(
      list.texts(in: try Languages(["zh-Hans"]))
        == ["rows.one": "%lld 行", "rows.other": "%lld 行"])
  }

  @Test(arguments: [
    ("[]", "Words.xcstrings.stencil:1:1: `words` must be an object, not a list"),
    (#"{ "a": "b" }"#, "Words.xcstrings.stencil:1:8: `a` must be an object, not a text"),
    (#"{ "a": { "en": "b" } }"#, "Words.xcstrings.stencil:1:8: `comment` is missing; add it"),
    (#"{ "a": { "comment": "" } }"#, "Words.xcstrings.stencil:1:3: `en` is missing; add it"),
    (
      #"{ "a": { "comment": "", "en": { "one": "" } } }"#,
      "Words.xcstrings.stencil:1:31: `other` is missing; add it"
    ),
    (
      #"{ "a": { "comment": "", "en": 1 } }"#,
      "Words.xcstrings.stencil:1:31: `text` must be a text, not a number"
    ),
  ])
  func saysWhatIsWrong(text: String, message: String) {
    let error = #expect(throws: DataError.self) { try list(text) }
    #expect(error?.description == message)
  }
}
