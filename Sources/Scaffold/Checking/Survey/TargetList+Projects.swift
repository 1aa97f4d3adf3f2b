import DocumentReading
import Ground
import SwiftReading
import Templates

extension TargetList {
  /// Reads what an Xcode project declares.
  ///
  /// - Parameters:
  ///   - name: `Weibo.xcodeproj`
  ///   - root: the folder of the project that is checked.
  /// - Returns: `nil` where there is no project file.
  /// - Throws: `UnreadableProject` with the place that cannot be read.
  init?(xcode name: String, in folder: String, of root: String) throws {
    let file = (name + "/project.pbxproj").below(folder)
    guard let bytes = try Disk.contents(of: root + "/" + file) else { return nil }
    let home = folder.isEmpty ? root : root + "/" + folder
    let project: XcodeProject
    do throws(PlistProblem) { project = try XcodeProject(name: name, bytes: bytes) } catch {
      throw UnreadableProject(
        place: SourcePlace(ofByte: error.offset, in: file, LineTable(of: bytes)),
        problem: error.reason.description)
    }
    let targets = XcodeTargets(of: project, in: home, file: file) { path in
      (try? Disk.contents(of: path.absolute(in: home))) ?? nil
    }
    guard let targets else {
      throw UnreadableProject(
        place: SourcePlace(file: file, line: 1, column: 1),
        problem: "it is no project in the form that Xcode writes; open it in Xcode and save it")
    }
    self.init(
      folder: folder, manifest: file,
      contents: PackageTargets(targets: targets.all, isComplete: true), isPackage: false, [])
  }

  /// Reads what a spec of XcodeGen declares, such as `project.yml`.
  init?(xcodeGen file: String, in folder: String, of root: String) throws {
    guard let project = try XcodeGenProject(file: file, in: folder, of: root) else { return nil }
    self.init(
      folder: folder, manifest: file.below(folder),
      contents: PackageTargets(targets: project.targets, isComplete: true), isPackage: false, [])
  }

  /// Reads what a `Project.swift` of Tuist declares, without running it.
  init?(tuist file: String, in folder: String, of root: String) throws {
    let path = file.below(folder)
    guard let bytes = try Disk.contents(of: root + "/" + path) else { return nil }
    let home = folder.isEmpty ? root : root + "/" + folder
    let contents = PackageTargets(tuist: SwiftSource(bytes), file: path) { name in
      Disk.isFolder(home + "/" + name)
    } folders: {
      let names = (try? Disk.names(in: home)) ?? []
      let folders = names.filter { Disk.isFolder(home + "/" + $0) && $0 != "Resources" }
      return folders.contains { Role(exactly: $0) != nil } ? [] : folders
    }
    self.init(folder: folder, manifest: path, contents: contents, isPackage: false, bytes)
  }
}

/// A project file that cannot be read, and where.
struct UnreadableProject: Error {
  let place: SourcePlace
  let problem: String
}
