import Ground
import Model

/// The subject of `scaffold doctor`: a machine, and the project that is worked on there.
package struct Patient: Sendable {
  let site: Site
  /// The project; `nil` if there is none, or none that can be read.
  let project: Project?
  /// Why the project cannot be read.
  let obstacle: (any Error)?
  let machine: Machine
  /// The folders in which the system has headers.
  let headers: [String]
  private let launch: ChildProcess.Launcher

  package enum Machine: Sendable {
    case mac
    case linux

    package static var current: Machine {
      #if os(macOS)
        .mac
      #else
        .linux
      #endif
    }
  }

  package init(
    at site: Site, machine: Machine = .current,
    headers: [String] = SQLiteHeader.folders,
    launch: @escaping ChildProcess.Launcher
  ) {
    (self.site, self.machine, self.headers, self.launch) = (site, machine, headers, launch)
    guard (try? Disk.entry(at: site.folder + "/" + ProjectFile.path)) == .file else {
      (project, obstacle) = (nil, nil)
      return
    }
    do { (project, obstacle) = (try Project(in: site), nil) } catch {
      (project, obstacle) = (nil, error)
    }
  }
}

extension Patient {
  package var name: String? { project?.file.name }

  /// The output of a program; `nil` if there is none of that name.
  func ask(_ words: String...) throws(SystemError) -> ChildProcess.Outcome? {
    try launch(ChildProcess(words))
  }

  /// git, in the project's folder or where there could be one.
  var git: Git { Git(in: site.folder, launch) }

  /// The bytes of a file of the project; `nil` if there is none.
  func contents(of path: String) -> [UInt8]? {
    (try? Disk.contents(of: site.folder + "/" + path)) ?? nil
  }
}
