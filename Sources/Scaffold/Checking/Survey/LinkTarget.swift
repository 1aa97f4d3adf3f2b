import Ground

/// The target of a symbolic link.
enum LinkTarget: Equatable {
  case file
  case fileOutside
  /// A folder outside the project. It is not examined: it may be the whole disk.
  case folderOutside
  /// A folder of the project, which is examined where it is.
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
    guard let target = Disk.resolved(link), let project = Disk.resolved(root),
      let parent = link.parentFolder.flatMap(Disk.resolved)
    else {
      self = .nothing
      return
    }
    let isFolder = DiskEntry(mode: status.st_mode) == .folder
    if isFolder, (parent + "/").hasPrefix(target + "/") {
      self = .loop
    } else if !target.isBelow(project) {
      self = isFolder ? .folderOutside : .fileOutside
    } else {
      self = isFolder ? .elsewhereInProject : .file
    }
  }

  /// True if links on the way to a folder lead out of the project.
  static func leadsOut(_ folder: String, of root: String) -> Bool {
    guard let target = Disk.resolved(folder), let project = Disk.resolved(root) else {
      return false
    }
    return !target.isBelow(project)
  }
}

extension String {
  fileprivate func isBelow(_ folder: String) -> Bool { folder == "/" || isIn(folder) }
}
