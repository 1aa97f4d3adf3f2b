import Core
import Foundation
import Testing

/// The rest of a secret where it does not belong: nothing.
nonisolated struct SecretTests {
  private struct Form {
    let pin = Secret("12345")
    let old: Secret? = Secret("12345")
  }

  @Test func printsAsDots() {
    var dumped = ""
    dump(Form(), to: &dumped)

    #expect("\(Secret("12345"))" == "••••••")
    #expect(String(reflecting: Secret("1")) == "••••••")
    #expect("\(Form())" == "Form(pin: ••••••, old: Optional(••••••))")
    #expect(Mirror(reflecting: Secret("12345")).children.isEmpty)
    #expect(!dumped.contains("12345"))
  }

  @Test func isSentAsItIs() throws {
    #expect(try JSONEncoder().encode([Secret("12 45")]) == Data(#"["12 45"]"#.utf8))
  }

  @Test func cannotBeReadBackSoNothingKeepsIt() {
    #expect(!((Secret.self as Any.Type) is any Decodable.Type))
  }
}
