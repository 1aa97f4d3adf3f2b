import Testing

@testable import SwiftReading

@Suite struct PathGlobTests {
  @Test(arguments: [
    ("Old", "Old", true), ("Old", "Old/A.swift", true), ("Old", "Older/A.swift", false),
    ("Old", "In/Old/A.swift", false), ("./Old/", "Old/A.swift", true),
    ("**/Old", "In/Old/A.swift", true), ("**/*Tests.swift", "ATests.swift", true),
    ("**/*Tests.swift", "In/The/ATests.swift", true), ("**/*Tests.swift", "In/A.swift", false),
    ("*/A.swift", "In/A.swift", true), ("*/A.swift", "In/The/A.swift", false),
    ("In/**/A.swift", "In/A.swift", true), ("In/**/The/**/A.swift", "In/B/The/C/D/A.swift", true),
    ("In/**", "In/The/A.swift", true), ("A*B*C.swift", "A1B2B3C.swift", true),
    ("A?.swift", "AB.swift", true), ("A?.swift", "A.swift", false),
    ("**/*a*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaaaaaaaaaaa", false),
  ])
  func fits(pattern: String, path: String, isFitting: Bool) {
    #expect(PathGlob(pattern).fits(path) == isFitting)
  }
}
