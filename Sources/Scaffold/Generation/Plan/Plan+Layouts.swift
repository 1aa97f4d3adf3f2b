import Ground
import SwiftReading

extension Plan {
  /// The request for a clean build, if types become references that were values.
  ///
  /// The compiler's incremental build does not compile all files again that know how large such a
  /// type was.
  package var dueCleanBuild: Message? {
    guard effectiveChanges.contains(where: \.makesReferences) else { return nil }
    return """
      Build from scratch once, with `swift package clean`, or Clean Build Folder in Xcode: an \
      incremental build misses that types have become references
      """
  }
}

extension Change {
  /// True if an `enum` becomes `indirect`, or a `struct` a class.
  fileprivate var makesReferences: Bool {
    guard path.isSwift, let before, let after else { return false }
    let (old, new) = (SwiftSource(before), SwiftSource(after))
    if new.has("indirect") { return !old.has("indirect") }
    guard new.has("class") else { return false }
    let values = TypeReader.outlines(of: old).filter { $0.kind == .struct }.map(\.name)
    return TypeReader.outlines(of: new).contains { $0.kind == .class && values.contains($0.name) }
  }
}

extension SwiftSource {
  fileprivate func has(_ word: StaticString) -> Bool {
    tokens.indices.contains { says(word, at: $0) }
  }
}
