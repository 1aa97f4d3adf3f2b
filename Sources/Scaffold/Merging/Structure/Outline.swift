/// The items of an entry as numbers: equal numbers for what is the same but for what is in brackets.
struct Outline {
  private var numbering = Numbering<ArraySlice<UInt8>>()

  mutating func numbers(of items: [Item]) -> [Int] {
    numbering.numbers(of: items.map(\.outline))
  }
}
