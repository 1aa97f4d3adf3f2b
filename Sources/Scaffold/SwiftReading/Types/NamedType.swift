/// The first place at which a file names something that may be a type.
///
/// There are so many that half a key has to do: whoever finds something by it examines the text.
public struct NamedType: Equatable, Sendable {
  /// Half the key of the name.
  package let name: UInt32
  /// Where it stands among the bytes of the file.
  private let start: UInt32

  init(_ key: NameKey, at offset: Int) {
    (name, start) = (key.short, UInt32(clamping: offset))
  }
}

extension NamedType {
  package var offset: Int { Int(start) }

  /// The text there, without backquotes.
  package func text(in bytes: [UInt8]) -> String {
    let name = bytes.dropFirst(offset).drop { $0 == UInt8(ascii: "`") }
      .prefix(while: \.isPartOfWord)
    return String(decoding: name, as: UTF8.self)
  }
}
