/// What a symbolic link leads to.
enum LinkTarget: Equatable {
  case file
  /// A folder outside the project.
  case folder
  /// A folder of the project, which is looked at where it is.
  case elsewhereInProject
  /// A folder that the link is in, or the link itself.
  case loop
  case nothing

  /// - Parameter root: the folder of the project.
  init(of link: String, in root: String) {
    var status = stat()
    guard stat(link, &status) == 0 else {
      self = errno == ELOOP ? .loop : .nothing
      return
    }
    guard Entry(mode: status.st_mode) == .folder else {
      self = .file
      return
    }
    guard let target = Self.resolved(link), let project = Self.resolved(root),
      let parent = link.parentFolder.flatMap(Self.resolved)
    else {
      self = .nothing
      return
    }
    if (parent + "/").hasPrefix(target + "/") {
      self = .loop
    } else {
      self = target.hasPrefix(project + "/") ? .elsewhereInProject : .folder
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
