import Ground

extension ProjectPath {
  /// The same place, seen from above a folder.
  func moved(below folder: ProjectPath?) -> ProjectPath { folder?.appending(self) ?? self }
}
