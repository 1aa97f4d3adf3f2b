extension String {
  /// The text that bytes are in UTF-8; `nil` if they are none.
  ///
  /// What the standard library has for it needs macOS 15.
  package init?(utf8 bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
