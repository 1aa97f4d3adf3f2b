/// The groups of a graph whose members all lead to one another (Tarjan's strongly connected
/// components), found in one pass and without calling itself.
package struct Components {
  /// Those of two and more, each in order, in the order of their first members.
  package private(set) var groups: [[Int]] = []

  private let edges: [[Int]]
  private var numbers: [Int?]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0

  /// - Parameter edges: where each member leads.
  package init(of edges: [[Int]]) {
    self.edges = edges
    numbers = Array(repeating: nil, count: edges.count)
    lowest = Array(repeating: 0, count: edges.count)
    isOpen = Array(repeating: false, count: edges.count)
    for start in edges.indices where numbers[start] == nil { walk(from: start) }
    groups.sort { $0[0] < $1[0] }
  }
}

extension Components {
  private mutating func walk(from start: Int) {
    var way = [(member: start, next: 0)]
    enter(start)
    while let (member, next) = way.last {
      if next < edges[member].count {
        way[way.count - 1].next += 1
        let other = edges[member][next]
        if numbers[other] == nil {
          enter(other)
          way.append((other, 0))
        } else if isOpen[other], let number = numbers[other] {
          lowest[member] = min(lowest[member], number)
        }
      } else {
        way.removeLast()
        if let before = way.last?.member { lowest[before] = min(lowest[before], lowest[member]) }
        if lowest[member] == numbers[member] { close(member) }
      }
    }
  }

  private mutating func enter(_ member: Int) {
    numbers[member] = count
    lowest[member] = count
    count += 1
    open.append(member)
    isOpen[member] = true
  }

  private mutating func close(_ member: Int) {
    var group: [Int] = []
    while let last = open.popLast() {
      isOpen[last] = false
      group.append(last)
      if last == member { break }
    }
    if group.count > 1 { groups.append(group.sorted()) }
  }
}
