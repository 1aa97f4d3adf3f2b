import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// The promises of a form are kept by what stays on this device, and reported where they are not.
nonisolated struct FormSupplyTests {
  private static func supply(
    _ store: any ItemStore<String>, item: @escaping @Sendable (String) -> String = { $0 }
  ) -> FormSupply<String, String> {
    FormSupply(in: store, item: item)
  }

  private let onDevice = FormContract(
    "a", expected: { $0 }, in: .storage,
    make: { store in
      Self.supply(KeptValue("word", in: store)) { "\($0) \(UUID())" }
    })

  @Test(arguments: FormPromise.local + [.ownID])
  func keepsWhatWasEntered(promise: FormPromise) async throws {
    #expect(try await onDevice.breaches(of: promise) == [])
  }

  @Test func tellsOfTwoThatAreOne() async throws {
    let memory = MemoryItem<String>()
    let contract = FormContract(
      "a", expected: { $0 }, in: .nothing, make: { Self.supply(memory) })

    #expect(try await contract.breaches(of: .ownID) == ["both are the same"])
    #expect(try await contract.breaches(of: .noRoom) == ["there was room"])
  }
}
