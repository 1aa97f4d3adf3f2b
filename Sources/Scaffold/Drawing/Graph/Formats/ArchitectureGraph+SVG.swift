extension ArchitectureGraph {
  /// The graph as a picture that is a file of its own.
  package var svg: String {
    #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
      + GraphPicture(self, hasHeader: true).picture.markup.fileText
  }
}
