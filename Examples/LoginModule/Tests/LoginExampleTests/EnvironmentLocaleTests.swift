import Foundation
import Testing

@testable import LoginExampleKit

/// Whose language a terminal says that it is.
struct EnvironmentLocaleTests {
  @Test(
    arguments: [
      ([:], nil), (["LANG": "C.UTF-8"], nil), (["LC_ALL": "", "LANG": "POSIX"], nil),
      (["LANG": "zh_CN.UTF-8"], "zh_CN"), (["LANG": "C", "LC_TIME": "de_AT@euro"], "de_AT"),
      (["LC_TIME": "de_AT", "LC_ALL": "sv"], "sv"),
    ] as [([String: String], String?)])
  func isOfTheEnvironmentOrElseOfTheSystem(environment: [String: String], name: String?) {
    let expected = name.map(Locale.init(identifier:)) ?? .autoupdatingCurrent

    #expect(Locale(environment: environment) == expected)
  }
}
