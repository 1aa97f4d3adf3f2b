extension ClassDiagram {
  /// The text of a file; the same diagram gives the same text, byte for byte.
  package func text(as format: GraphFormat) -> String {
    switch format {
    case .mermaid: mermaid
    case .dot: dot
    case .json: json
    case .svg: svg
    case .html: html
    }
  }

  /// The diagram as a picture that is a file of its own.
  private var svg: String {
    let picture = DiagramPicture(DiagramContents(self), hasHeader: true).picture
    return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + picture.markup.fileText
  }

  /// The diagram as a page that needs nothing beside it.
  private var html: String { ClassDiagramPage(self).page.text }
}
