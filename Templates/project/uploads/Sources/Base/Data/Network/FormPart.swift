import Foundation

/// One field or file of an upload.
package nonisolated struct FormPart: Sendable, Hashable {
  /// The name of the field.
  package let name: String
  /// The name of the file for the server; `nil` for a field.
  package let fileName: String?
  /// The type of the bytes, such as `image/png`.
  package let type: String
  package let bytes: Data

  package init(name: String, fileName: String? = nil, type: String, bytes: Data) {
    self.name = name
    self.fileName = fileName
    self.type = type
    self.bytes = bytes
  }

  /// A field that is plain text.
  package init(name: String, text: String) {
    self.init(name: name, type: "text/plain; charset=utf-8", bytes: Data(text.utf8))
  }
}

nonisolated extension [FormPart] {
  func encoded(boundary: String) -> (bytes: Data, type: String) {
    var bytes = Data()
    for part in self {
      let file = part.fileName.map { "; filename=\"\($0.quotable)\"" } ?? ""
      let head = """
        --\(boundary)\r
        Content-Disposition: form-data; name="\(part.name.quotable)"\(file)\r
        Content-Type: \(part.type)\r\n\r\n
        """
      bytes += Data(head.utf8) + part.bytes + Data("\r\n".utf8)
    }
    bytes += Data("--\(boundary)--\r\n".utf8)
    return (bytes, "multipart/form-data; boundary=\(boundary)")
  }
}

nonisolated extension String {
  /// Without the characters that would end a quoted name too early.
  fileprivate var quotable: String {
    replacing("\"", with: "%22").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
