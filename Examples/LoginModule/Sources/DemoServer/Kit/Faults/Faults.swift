/// The faults that are due, in the order in which they were asked for.
struct Faults: Sendable {
  private var faults: [Fault] = []

  mutating func add(_ fault: Fault) {
    faults.append(fault)
  }

  mutating func clear() {
    faults = []
  }

  /// The fault that a request to this path meets, counted.
  mutating func take(for path: String) -> Fault? {
    guard let index = faults.firstIndex(where: { ["*", path].contains($0.path) }) else {
      return nil
    }
    let fault = faults[index]
    if fault.count == 1 {
      faults.remove(at: index)
    } else if fault.count > 1 {
      faults[index].count -= 1
    }
    return fault
  }
}
