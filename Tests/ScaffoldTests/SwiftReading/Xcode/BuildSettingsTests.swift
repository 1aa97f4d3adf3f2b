import Testing

@testable import SwiftReading

/// Settings of targets, from project files and the `.xcconfig` files that they refer to.
@Suite struct BuildSettingsTests {
  /// The strongest level first, then what comes of it for `iphoneos` in Debug.
  @Test(arguments: [
    (["A = 1"], "1 at 0:1"), ([""], "nothing"), (["", "A = 2"], "2 at 1:1"),
    (["A = 1", "A = 2"], "1 at 0:1"), (["A = 1\nA = 2"], "2 at 0:2"),
    (["A[sdk=iphoneos*] = 1\nA = 2"], "1 at 0:1"), (["A[sdk=macosx*] = 1", "A = 2"], "2 at 1:1"),
    (["A[sdk=*] = 1"], "1 at 0:1"), (["A[sdk=iphone*26.0] = 1"], "1 at 0:1"),
    (["A[sdk=iphonesimulator*] = 1"], "nothing"), (["A[sdk=ip*on*os*] = 1"], "1 at 0:1"),
    (["A[config=Debug] = 1"], "1 at 0:1"), (["A[config=Release][sdk=*] = 1"], "nothing"),
    (["A[arch=arm64,sdk=iphoneos] = 1"], "1 at 0:1"), (["A[weather=fine] = 1"], "nothing"),
    (["A[ = 1"], "nothing"), (["A = $(inherited)", "A = 2"], "2 at 1:1"),
    (["A = ${inherited}"], "nothing"), (["A = 1 $(inherited) 3", "A = 2"], "1 2 3 at 0:1"),
    (["A = $(A)", "A = 2"], "2 at 0:1"), (["A = $(B)\nB = 5"], "5 at 0:1"),
    (["A = $(B)", "B = $(C).0", "C = 16"], "16.0 at 0:1"), (["A = $(B)"], " at 0:1"),
    (["A = $(B)$(B)\nB = $(A)$(A)"], " at 0:1"), (["A = $B $( $"], "$B $( $ at 0:1"),
    (["// A = 1\nA = 2 // 3\n"], "2 at 0:2"), (["A = 1;"], "1 at 0:1"), (["A=1"], "1 at 0:1"),
    (["nonsense\n= 1\n#A = 1"], "nothing"), (["A = 1\r\nB = 2\r\n"], "1 at 0:1"),
  ])
  func resolves(_ levels: [String], to words: String) {
    let settings = BuildSettings(
      levels: levels.enumerated().map { index, text in
        ConfigurationFile.settings(of: "\(index)", in: "/app") { path in
          path == "/app/\(index)" ? Array(text.utf8) : nil
        }
      }, configuration: "Debug")
    let found = settings.value(of: "A", sdk: "iphoneos")
    #expect(found.map { "\($0.value) at \($0.place.file):\($0.place.line)" } ?? "nothing" == words)
  }

  /// Files by their paths, and what `/app/Config/A.xcconfig` then says of `KEY`.
  @Test(arguments: [
    (
      ["/app/Config/A.xcconfig": "#include \"B.xcconfig\"\n", "/app/Config/B.xcconfig": "KEY = 1"],
      "1 at Config/B.xcconfig:1"
    ),
    (
      ["/app/Config/A.xcconfig": "#include \"../B.xcconfig\"", "/app/B.xcconfig": "\nKEY = 1"],
      "1 at B.xcconfig:2"
    ),
    (
      ["/app/Config/A.xcconfig": "#include \"../../B.xcconfig\"", "/B.xcconfig": "KEY = 1"],
      "1 at /B.xcconfig:1"
    ),
    (["/app/Config/A.xcconfig": "#include? \"B.xcconfig\"\nKEY = 2"], "2 at Config/A.xcconfig:2"),
    (["/app/Config/A.xcconfig": "#include \"A.xcconfig\"\nKEY = 2"], "2 at Config/A.xcconfig:2"),
    (
      [
        "/app/Config/A.xcconfig": "#include \"B.xcconfig\"\nKEY = 2",
        "/app/Config/B.xcconfig": "KEY = 1\n#include \"A.xcconfig\"",
      ], "2 at Config/A.xcconfig:2"
    ),
    (
      [
        "/app/Config/A.xcconfig": "KEY = 2\n#include \"B.xcconfig\"",
        "/app/Config/B.xcconfig": "KEY = 1",
      ], "1 at Config/B.xcconfig:1"
    ),
    (
      ["/app/Config/A.xcconfig": "#include B.xcconfig\n#include \"\n#include\nKEY = 3"],
      "3 at Config/A.xcconfig:4"
    ),
    ([:], "nothing"),
  ])
  func includes(_ files: [String: String], saying words: String) {
    let settings = ConfigurationFile.settings(of: "Config/A.xcconfig", in: "/app") { path in
      files[path].map { Array($0.utf8) }
    }
    let found = BuildSettings(levels: [settings], configuration: "Debug")
      .value(of: "KEY", sdk: "iphoneos")
    #expect(found.map { "\($0.value) at \($0.place.file):\($0.place.line)" } ?? "nothing" == words)
  }

  /// Thirty files, each of which includes the next one twice.
  @Test func aFloodOfIncludesEnds() {
    var count = 0
    _ = ConfigurationFile.settings(of: "0", in: "/app") { path in
      count += 1
      let next = (Int(path.dropFirst("/app/".count)) ?? 0) + 1
      return Array("#include \"\(next)\"\n#include \"\(next)\"\n".utf8)
    }
    #expect(count == 200)
  }
}
