/// Gives equal elements equal numbers, so that lists of them are quick to compare.
struct Numbering<Element: Hashable> {
  private var numbers: [Element: Int] = [:]

  mutating func numbers(of elements: [Element]) -> [Int] {
    elements.map { element in
      if let number = numbers[element] { return number }
      numbers[element] = numbers.count
      return numbers.count - 1
    }
  }
}
