import Foundation
import Testing

@testable import BaseData

nonisolated struct FormPartTests {
  @Test func encodesFieldsAndFiles() {
    let parts = [
      FormPart(name: "text", text: "hello"),
      FormPart(name: "pic", fileName: "a\"b.png", type: "image/png", bytes: Data([0, 255])),
    ]

    let (bytes, type) = parts.encoded(boundary: "B")

    let head = """
      --B\r
      Content-Disposition: form-data; name="text"\r
      Content-Type: text/plain; charset=utf-8\r
      \r
      hello\r
      --B\r
      Content-Disposition: form-data; name="pic"; filename="a%22b.png"\r
      Content-Type: image/png\r
      \r

      """
    #expect(bytes == Data(head.utf8) + [0, 255] + Data("\r\n--B--\r\n".utf8))
    #expect(type == "multipart/form-data; boundary=B")
  }
}
