import Ground

/// The folders of a project with what others made, tools made, or tests and previews need, which its
/// own architecture says nothing of.
enum VendoredFolders {
  /// The topmost ones, in order.
  ///
  /// - Parameter root: the folder of the project.
  static func all(in tree: SourceTree, of root: String) -> [String] {
    var sizes: [String: (swift: Int, others: Int, headers: Int)] = [:]
    for folder in tree.folders {
      let swift = folder.files.count { $0.hasSuffix(".swift") }
      let headers = folder.files.count { $0.hasSuffix(".h") }
      for path in folder.path.andAbove {
        sizes[path, default: (0, 0, 0)].swift += swift
        sizes[path, default: (0, 0, 0)].others += folder.files.count - swift - headers
        sizes[path, default: (0, 0, 0)].headers += headers
      }
    }
    let total = sizes[""]?.swift ?? 0
    let modules = submodules(of: root)
    // Where most of the code has licences of its own, they say nothing of who made it.
    let licensed = Set(sizes.keys.filter { !$0.isEmpty && hasLicense(root + "/" + $0) })
    let most = licensed.filter { path in
      !path.andAbove.dropFirst().contains(where: licensed.contains)
    }.reduce(0) { $0 + (sizes[$1]?.swift ?? 0) }
    let saysWho = most * 2 <= total
    let found = sizes.filter { path, size in
      // What has half of the code is the app, whoever it came from.
      guard !path.isEmpty, size.swift * 2 <= total, !path.contains("*") else { return false }
      return names.contains(path.lastName.lowercased().filter(\.isLetterOrNumber))
        || size.swift + size.others == 0 && size.headers >= manyHeaders
        || isHelping(path) || modules.contains(path) || saysWho && licensed.contains(path)
    }
    let paths = Set(found.keys)
    return paths.filter { path in !path.andAbove.dropFirst().contains(where: paths.contains) }
      .sorted()
  }

  private static let names: Set = [
    "vendor", "vendors", "vendored", "thirdparty", "thirdparties", "3rdparty", "external",
    "externals", "submodules", "pods", "carthage",
  ]

  /// What nobody writes for the app: tests have some of it, too, and are judged as such.
  private static let helping: Set = ["generated", "mocks", "fakes", "previewcontent"]

  private static func isHelping(_ path: String) -> Bool {
    helping.contains(path.lastName.lowercased().filter(\.isLetterOrNumber))
      && !path.pathComponents.contains { $0.hasSuffix("Tests") }
  }

  /// Headers without anything that they are the face of.
  private static let manyHeaders = 10

  private static func hasLicense(_ folder: String) -> Bool {
    ["LICENSE", "LICENSE.md", "LICENSE.txt", "COPYING"].contains { name in
      (try? Disk.entry(at: folder + "/" + name)) == .file
    }
  }

  /// The folders of other repositories: `path = Libraries/Player`.
  private static func submodules(of root: String) -> Set<String> {
    let bytes = (try? Disk.contents(of: root + "/.gitmodules")) ?? nil
    let lines = String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n")
    return Set(
      lines.compactMap { line in
        let halves = line.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
        return halves.count == 2 && halves[0] == "path" ? halves[1] : nil
      })
  }
}

extension Character {
  fileprivate var isLetterOrNumber: Bool { isLetter || isNumber }
}
