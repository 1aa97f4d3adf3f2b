import Testing

/// Entities whose identity stands in an object of theirs.
@Suite struct InnerIdentityTests {
  /// Nothing else in these files needs the module of its type.
  @Test func importsWhatTheIdentityNeeds() throws {
    let sandbox = try Sandbox.demo()
    let fields = "meta:Meta{uid:UUID!} name:String"
    let made = sandbox.run(["new-module", "Pods", "--kind", "list", "--fields", fields])
    #expect(made.status == .success)
    for path in ["Business/Pod.swift"] {
      #expect(try sandbox.read("Sources/Modules/Pods/\(path)").hasPrefix("import Foundation\n"))
    }
  }
}
