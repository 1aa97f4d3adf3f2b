/// Finds what a file in Objective-C imports of modules: `#import <Kit/Kit.h>`, `@import Kit;`,
/// `#include <Kit/Kit.h>`. A header of the same target, in quotes, is none.
package struct ObjectiveCImports {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var lines: LineCounter
  private var imports: [Import] = []

  /// The imports in the order of the file.
  package static func imports(in bytes: UnsafeBufferPointer<UInt8>) -> [Import] {
    var scanner = ObjectiveCImports(bytes)
    scanner.scan()
    return scanner.imports
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lines = LineCounter(bytes)
  }
}

extension ObjectiveCImports {
  private mutating func scan() {
    var isLineStart = true
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isLineStart = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "/") where skipComment(): continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipText(closedBy: byte)
      case UInt8(ascii: "#") where isLineStart:
        readDirective()
        continue
      case UInt8(ascii: "@") where isLineStart:
        readModule()
        continue
      default: isLineStart = false
      }
      position += 1
    }
  }

  /// `#import <Kit/Kit.h>`, `# include <Kit/Kit.h>`
  private mutating func readDirective() {
    position += 1
    skipBlanks()
    guard takes("import") || takes("include") else { return }
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else { return }
    position += 1
    let name = readName()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "/") else { return }
    append(name)
  }

  /// `@import Kit;`, `@import Kit.Part;`
  private mutating func readModule() {
    position += 1
    guard takes("import"), position < bytes.count, bytes[position].isBlank else { return }
    skipBlanks()
    append(readName())
  }

  private mutating func append(_ name: Range<Int>) {
    guard !name.isEmpty else { return }
    let place = lines.place(of: name.lowerBound)
    imports.append(
      Import(
        String(decoding: UnsafeBufferPointer(rebasing: bytes[name]), as: UTF8.self), name: name,
        at: place))
  }

  private mutating func readName() -> Range<Int> {
    let start = position
    while position < bytes.count, bytes[position].isPartOfWord { position += 1 }
    return start..<position
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position].isBlank { position += 1 }
  }

  private mutating func takes(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count,
      (0..<word.utf8CodeUnitCount).allSatisfy({ bytes[position + $0] == word.utf8Start[$0] })
    else { return false }
    position = end
    return true
  }

  /// - Returns: whether a comment began here.
  private mutating func skipComment() -> Bool {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    if next == UInt8(ascii: "/") {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      return true
    }
    guard next == UInt8(ascii: "*") else { return false }
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") { break }
      position += 1
    }
    position = min(bytes.count, position + 2)
    return true
  }

  /// Ends at the quote that closes the text, or at the end of the line.
  private mutating func skipText(closedBy quote: UInt8) {
    var next = position + 1
    while next < bytes.count, bytes[next] != UInt8(ascii: "\n") {
      if bytes[next] == quote {
        position = next
        return
      }
      next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(next, bytes.count) - 1
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
