/// `DemoServer --port 8420 --posts 200 --seed 1`
package struct DemoServerOptions: Sendable, Hashable {
  package var port: UInt16 = 8420
  package var posts = 200
  package var seed: UInt64 = 1

  /// - Parameter words: What follows the name of the command.
  package init(_ words: [String]) throws(DemoServerUsageError) {
    var words = words[...]
    while let name = words.popFirst() {
      switch name {
      case "--port": port = try Self.number(for: name, from: &words, in: 0...UInt16.max)
      case "--posts": posts = try Self.number(for: name, from: &words, in: 0...100_000)
      case "--seed": seed = try Self.number(for: name, from: &words, in: 0...UInt64.max)
      default: throw .unknown(name)
      }
    }
  }

  private static func number<Number: FixedWidthInteger>(
    for name: String, from words: inout ArraySlice<String>, in range: ClosedRange<Number>
  ) throws(DemoServerUsageError) -> Number {
    guard let number = words.popFirst().flatMap({ Number($0) }), range.contains(number) else {
      throw .notANumber(name, "\(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
