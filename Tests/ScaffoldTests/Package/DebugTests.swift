import Foundation
import Testing

@testable import Scaffold

@Suite struct DebugTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["DBG"] != nil)) func debug() throws {
    let file = ProcessInfo.processInfo.environment["DBG"]!
    let m = String(decoding: try Disk.contents(of: file)!, as: UTF8.self)
    let p = PackageTargets(m)
    print(p.summary.joined(separator: "\n"))
    for m in p.modules { print(m) }
    if ProcessInfo.processInfo.environment["LONG"] != nil { for t in p.targets { print(t) } }
    if p.targets.isEmpty {
      print(
        ManifestEvaluator(SwiftSource(Array(m.utf8))).globals.mapValues {
          String("\($0)".prefix(300))
        })
    }
  }
}
