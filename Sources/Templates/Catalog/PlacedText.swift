/// A text of `template.json` that is parsed, and where it stands there.
///
/// A mistake in it is shown where its author wrote it: in the line of the file, escapes and all.
struct PlacedText: Sendable {
  /// The text by itself, without its escapes.
  let source: Source
  private let file: JSONSource
  private let offset: Int

  init(_ json: JSON, called key: String, in file: JSONSource) throws(DataError) {
    source = Source(try file.text(json, called: key), name: file.file)
    self.file = file
    offset = json.offset
  }
}

extension PlacedText {
  /// What is read from the text. A mistake in it is one of the file; that of another text stays as it
  /// is.
  func placing<Value>(
    _ read: () throws(TemplateError) -> Value
  ) throws(TemplateError) -> Value {
    do throws(TemplateError) {
      return try read()
    } catch {
      throw error.moved(from: source, to: Source(bytes: file.bytes, name: file.file)) { range in
        let start = file.offset(ofByte: range.lowerBound, inTextAt: offset)
        return start..<max(start, file.offset(ofByte: range.upperBound, inTextAt: offset))
      }
    }
  }
}
