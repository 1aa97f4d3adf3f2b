/// A short stand-in for the contents of a file: 64 bits of FNV-1a.
package struct Fingerprint: Equatable, Sendable {
  package let text: String

  package init(text: String) { self.text = text }

  package init(of contents: [UInt8]) {
    let hash = contents.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    text = String(hash, radix: 16)
  }
}
