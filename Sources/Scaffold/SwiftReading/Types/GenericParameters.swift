/// `<Row, Failure: Error>`: the parameters of a generic type or function, which hide types of the same
/// name.
struct GenericParameters {
  /// True if some may come next.
  var mayBegin = false
  /// How many angle brackets are open since those of the parameters; 0 outside them.
  private(set) var depth = 0
  /// True if a name is still to come behind the last bracket or comma.
  private var isUnnamed = false

  init(mayBegin: Bool = false) { self.mayBegin = mayBegin }

  /// True if the next word is the name of a parameter.
  var namesNext: Bool { depth == 1 && isUnnamed }

  mutating func readName() { isUnnamed = false }

  mutating func readSign(_ byte: UInt8, behind previous: UInt8) {
    if depth > 0 || mayBegin { read(byte, behind: previous) }
    mayBegin = false
  }

  private mutating func read(_ byte: UInt8, behind previous: UInt8) {
    switch byte {
    case UInt8(ascii: "<"):
      depth += 1
      isUnnamed = depth == 1
    case UInt8(ascii: ">") where depth > 0 && previous != UInt8(ascii: "-"): depth -= 1
    case UInt8(ascii: ",") where depth == 1: isUnnamed = true
    // `func <(`: the sign is the function's name.
    case UInt8(ascii: "(") where depth == 1 && previous == UInt8(ascii: "<"): depth = 0
    // What looked like parameters was a comparison.
    case UInt8(ascii: "{"), UInt8(ascii: "}"): depth = 0
    default: break
    }
  }
}
