@testable import SwiftReading

extension NameLists {
  /// What one file says.
  init(of text: String) {
    self.init()
    var room = TypeScanner.Room()
    _ = Array(text.utf8).withUnsafeBufferPointer { TypeScanner.scan($0, &room, into: &self) }
  }
}
