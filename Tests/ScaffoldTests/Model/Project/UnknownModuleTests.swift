import Testing

@testable import Ground
@testable import Model

@Suite struct UnknownModuleTests {
  /// An answer with hundreds of names would help nobody to find which one was meant.
  @Test func namesSomeOfManyModules() {
    let names = (1...50).map { "Module\($0)" } + ["Login"]
    let first = names.prefix(40).joined(separator: ", ")

    #expect(
      Refusal.unknownModule("Logn", known: names).complaint.fix
        == "did you mean `Login`?; there are \(first), …")
    #expect(
      Refusal.unknownModule("Nobody", known: names).complaint.fix == "there are \(first), …")
    #expect(
      Refusal.unknownModule("Logn", known: ["Feed", "Login"]).complaint.fix
        == "there are Feed, Login")
  }
}
