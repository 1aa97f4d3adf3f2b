extension String {
  /// True if something holds of the bytes.
  package func has(_ property: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    var text = self
    return text.withUTF8(property)
  }
}
