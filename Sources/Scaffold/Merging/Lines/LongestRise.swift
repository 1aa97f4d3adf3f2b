/// The longest part of a list of numbers that rises.
enum LongestRise {
  /// The places of its elements, in order.
  static func indices(of numbers: [Int]) -> [Int] {
    // For each length the place of the smallest number that ends such a part.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for index in numbers.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var indices: [Int] = []
    var next = ends.last
    while let index = next {
      indices.append(index)
      next = before[index]
    }
    return indices.reversed()
  }
}
