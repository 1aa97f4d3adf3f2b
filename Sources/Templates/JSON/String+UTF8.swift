extension String {
  /// The text that bytes are in UTF-8; `nil` if they are none.
  ///
  /// What the standard library has for it needs macOS 15.
  package init?(utf8 bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    // Of bytes in memory, since elements of any collection take thirty times as long.
    let isSame = text.utf8.withContiguousStorageIfAvailable { own in
      bytes.withContiguousStorageIfAvailable { own.elementsEqual($0) }
    }
    guard (isSame ?? nil) ?? text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
