import Ground

/// A tool that makes an Xcode project from a file beside it, and would undo what is put into one.
enum ProjectGenerator: Equatable {
  /// With the name of the file.
  case xcodeGen(String)
  case tuist

  /// - Returns: `nil` if there is no such file.
  init?(in folder: String) throws(SystemError) {
    let names = try Disk.names(in: folder)
    if let name = ["project.yml", "project.yaml"].first(where: names.contains) {
      self = .xcodeGen(name)
    } else if names.contains("Project.swift") {
      self = .tuist
    } else {
      return nil
    }
  }
}
