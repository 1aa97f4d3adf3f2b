import Foundation

/// Feeds one reader damaged texts, and keeps those that reach code which no other has reached:
/// libFuzzer, with what knows brackets, lines and words beside its own ways to damage.
///
///     Fuzzer READER FOLDER [OPTION OF LIBFUZZER…]
///     Fuzzer --readers
///
/// The seeds are written into the folder first.
@main
enum Fuzzer {
  /// What is read; set before anything is.
  nonisolated(unsafe) static var input = DamagedInput.manifest
  nonisolated(unsafe) static var seeds: [[UInt8]] = []
  /// In milliseconds.
  nonisolated(unsafe) private static var slowest = 0

  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    if words == ["--readers"] {
      print(DamagedInput.allCases.map(\.rawValue).joined(separator: "\n"))
      return
    }
    guard words.count >= 2, let input = DamagedInput(rawValue: words[0]) else {
      FileHandle.standardError.write(Data("usage: Fuzzer READER FOLDER [OPTION…]\n".utf8))
      exit(64)
    }
    (Self.input, seeds) = (input, try input.seeds())
    for (index, seed) in seeds.enumerated() {
      try Data(seed).write(to: URL(filePath: "\(words[1])/seed\(index)"))
    }
    exit(run([CommandLine.arguments[0]] + words.dropFirst(2) + [words[1]]))
  }

  private static func run(_ words: [String]) -> CInt {
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    return pointers.withUnsafeMutableBufferPointer { buffer in
      var (count, start) = (CInt(words.count), buffer.baseAddress)
      return runDriver(&count, &start) { start, count in
        Fuzzer.read(UnsafeBufferPointer(start: start, count: count))
        return 0
      }
    }
  }

  /// Any other end than one of the tool's own errors is a failure, and so is one that takes long.
  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = clock()
    do {
      try input.read(Array(bytes))
    } catch {
      if !input.isExpected(error) { fatalError("\(error)") }
    }
    // The alarm of libFuzzer counts the time in which other programs have the machine too.
    let time = Int(clock() - start) / (Int(CLOCKS_PER_SEC) / 1_000)
    guard time > slowest else { return }
    slowest = time
    print("slowest \(time) ms")
    if time > 2_000 { fatalError("a text takes \(time) ms") }
  }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ read: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@_silgen_name("LLVMFuzzerMutate")
private func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int) -> Int

/// libFuzzer asks this for each text; every other time its own ways are taken, which learn.
@_cdecl("LLVMFuzzerCustomMutator")
public func damage(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: UInt32
) -> Int {
  var random = SeededGenerator(seed: Int(seed))
  if Bool.random(using: &random) { return mutate(start, count, most) }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let damaged = Damage.damaged(
    bytes, words: Fuzzer.input.words, others: Fuzzer.seeds, using: &random
  ).prefix(most)
  for (index, byte) in damaged.enumerated() { start[index] = byte }
  return damaged.count
}
