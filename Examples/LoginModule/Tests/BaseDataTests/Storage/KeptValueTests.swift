import BaseData
import Testing

nonisolated struct KeptValueTests {
  @Test func isRememberedUntilItIsToBeForgotten() throws {
    let value = KeptValue<Int>("value", in: MemoryStore())

    #expect(try value.value() == nil)
    try value.set(7)
    #expect(try value.value() == 7)
    try value.set(nil)
    #expect(try value.value() == nil)
  }
}
