extension String {
  /// The path of what is called so in a folder. The project's own folder is the empty path.
  func below(_ folder: String) -> String {
    isEmpty ? folder : folder.isEmpty ? self : folder + "/" + self
  }

  /// Whether the path is that of a folder or of something in it.
  func isIn(_ folder: String) -> Bool { self == folder || hasPrefix(folder + "/") }
}
