import Testing

@testable import Checking
@testable import Ground
@testable import Model

@Suite struct SARIFReportTests {
  private static let message = ReportTests.message.map { $0.replacing("\"", with: #"\""#) }

  private static let wayOut = ReportTests.findings.map(\.parts.wayOut)

  @Test func wholeLog() {
    #expect(
      ReportTests.report().text(as: .sarif, style: .colored) == """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "scaffold",
                  "version": "\(Version.current)",
                  "rules": [
                    {
                      "id": "tier",
                      "shortDescription": {
                        "text": "A tier depends on the next one only, and on what is shared."
                      },
                      "fullDescription": {
                        "text": "A tier depends on the next one only, and on what is shared."
                      },
                      "help": {
                        "text": "A tier depends on the next one only, and on what is shared."
                      },
                      "defaultConfiguration": {
                        "level": "error"
                      }
                    },
                    {
                      "id": "baseline",
                      "shortDescription": {
                        "text": "An entry of a baseline has something to except."
                      },
                      "fullDescription": {
                        "text": "An entry of a baseline has something to except."
                      },
                      "help": {
                        "text": "An entry of a baseline has something to except."
                      },
                      "defaultConfiguration": {
                        "level": "error"
                      }
                    }
                  ]
                }
              },
              "columnKind": "utf16CodeUnits",
              "results": [
                {
                  "ruleId": "tier",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": {
                    "text": "\(Self.message[0])"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "../View/%E7%99%BB%E5%BD%95.swift"
                        },
                        "region": {
                          "startLine": 3,
                          "startColumn": 8
                        }
                      }
                    }
                  ],
                  "partialFingerprints": {
                    "ruleFileSubject/v1": "a3515e4fd7c988d:1"
                  },
                  "properties": {
                    "wayOut": "\(Self.wayOut[0])"
                  }
                },
                {
                  "ruleId": "tier",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": {
                    "text": "\(Self.message[1])"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "../View/%E7%99%BB%E5%BD%95.swift"
                        },
                        "region": {
                          "startLine": 9,
                          "startColumn": 16
                        }
                      }
                    }
                  ],
                  "relatedLocations": [
                    {
                      "id": 1,
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "../Data/My%20DTO.swift"
                        },
                        "region": {
                          "startLine": 1
                        }
                      },
                      "message": {
                        "text": "`LoginDTO` is declared here"
                      }
                    }
                  ],
                  "partialFingerprints": {
                    "ruleFileSubject/v1": "4e107d7d4a064c86:1"
                  },
                  "properties": {
                    "wayOut": "\(Self.wayOut[1])"
                  }
                },
                {
                  "ruleId": "baseline",
                  "ruleIndex": 1,
                  "level": "error",
                  "message": {
                    "text": "\(Self.message[2])"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "../baseline.json"
                        },
                        "region": {
                          "startLine": 4
                        }
                      }
                    }
                  ],
                  "partialFingerprints": {
                    "ruleFileSubject/v1": "86e559a66a3490d2:1"
                  },
                  "properties": {
                    "wayOut": "\(Self.wayOut[2])"
                  }
                }
              ]
            }
          ]
        }
        """)
  }

  @Test func nothingFound() {
    #expect(
      ReportTests.report([]).text(as: .sarif, style: .plain) == """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "scaffold",
                  "version": "\(Version.current)",
                  "rules": []
                }
              },
              "columnKind": "utf16CodeUnits",
              "results": []
            }
          ]
        }
        """)
  }

  /// Moved lines keep the fingerprint; two of a kind in a file have two.
  @Test(arguments: [0, 100])
  func fingerprints(linesAbove: Int) {
    let findings: [Finding] = [
      .sample("A.swift", linesAbove + 3, 8, "X"), .sample("A.swift", linesAbove + 4, 8, "X"),
      .sample("A.swift", linesAbove + 5, 8, "Y"), .sample("B.swift", linesAbove + 5, 8, "X"),
    ]
    #expect(
      lines("\"ruleFileSubject/v1\"", for: findings) == [
        #""ruleFileSubject/v1": "eb4f2c27573f7a77:1""#,
        #""ruleFileSubject/v1": "eb4f2c27573f7a77:2""#,
        #""ruleFileSubject/v1": "eb4f2b27573f78c4:1""#,
        #""ruleFileSubject/v1": "59d3ff55b07afe42:1""#,
      ])
  }

  /// A brace would stand for an argument of the message.
  @Test func bracesAreDoubled() {
    let finding = BaselineRule.finding(
      at: SourcePlace(file: "old.json", line: 1, column: 1), of: "tier", subject: "{0}",
      in: "{a}", found: 0, expected: 1)
    #expect(
      lines("\"text\": \"`", for: [finding]) == [
        """
        "text": "`{{0}}` in `{{a}}` no longer breaks the rule `tier`; take the entry out, or write \
        the baseline anew with `--write-baseline`"
        """
      ])
  }

  private func lines(_ start: String, for findings: [Finding]) -> [String] {
    ReportTests.report(findings).text(as: .sarif, style: .plain)
      .split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter { $0.hasPrefix(start) }
  }
}
