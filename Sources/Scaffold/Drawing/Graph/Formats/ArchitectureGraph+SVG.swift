extension ArchitectureGraph {
  /// The graph as a picture that is a file of its own.
  package var svg: String {
    let picture =
      GraphMatrix(self).map { MatrixPicture($0, of: self, hasHeader: true).picture }
      ?? GraphPicture(self, hasHeader: true).picture
    return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
      + picture.markup.fileText
  }
}
