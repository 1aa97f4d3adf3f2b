import Foundation
import Testing

/// Fix a broken boundary.
///
/// `Guide/Exercises/StatusShare.swift` came with somebody's branch. Put it into
/// `Sources/Modules/Timeline/View`, and have `scaffold check` report which boundaries it breaks and where. Then
/// fix it: what a reader shares stays the same, and the file asks its own tier and business only.
@Suite(.exercise(2))
struct Exercise2 {
  @Test func whatIsSharedKeepsToTheTiers() throws {
    let package = URL(filePath: #filePath).appending(path: "../../..").standardized
    let file = package.appending(path: "Sources/Modules/Timeline/View/StatusShare.swift")

    let source = try String(contentsOf: file, encoding: .utf8)

    let imports = source.matches(of: /import (?<module>\w+)/).map { String($0.module) }
    #expect(Set(imports).subtracting(["BaseView", "Core", "Foundation", "TimelineBusiness"]) == [])
    #expect(source.matches(of: /\w+DTO|URLSession|HTTPClient/).map { String($0.output) } == [])
    #expect(source.contains("struct StatusShare"))
    #expect(source.contains("loginexample://timeline/"))
  }
}
