import BaseData
import Testing

nonisolated struct WireValueTests {
  private enum Size: String, WireValue {
    case small = "S"
  }

  @Test func takesAnEnumByItsRawValue() {
    #expect(Size(wire: "S") == .small)
    #expect(Size(wire: "XL") == nil)
    #expect(Size.small.wire == "S")
  }

  @Test func writesEachOfMany() {
    #expect([Size.small, .small].wire == ["S", "S"])
  }
}
