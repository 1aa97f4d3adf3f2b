/// The path of a file in a project, relative to its folder. It cannot lead out of the project.
public struct ProjectPath: Hashable, Sendable {
  public let text: String

  /// - Throws: `OutsidePath` for an absolute path, `..`, control characters, git's own folder, and
  ///   for what is too long to be a path.
  public init(_ text: String) throws(OutsidePath) {
    var bytes = text
    guard text.utf8.count <= Self.longest, bytes.withUTF8(Self.isAllowed) else {
      throw OutsidePath(text: text)
    }
    self.text = text
  }

  /// No system takes longer ones.
  private static let longest = 4096

  private init(unchecked text: String) { self.text = text }

  /// A file at the top of the project that the tool itself names.
  public init(ownName name: StaticString) { text = "\(name)" }

  private static func isAllowed(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    for index in path.indices {
      switch path[index] {
      case UInt8(ascii: "/"):
        guard isName(path[start..<index]) else { return false }
        start = index + 1
      // Controls, of which some have two bytes.
      case UInt8(ascii: "\\"), 0..<0x20, 0x7F: return false
      case 0x80..<0xA0 where index > 0 && path[index - 1] == 0xC2: return false
      default: break
      }
    }
    return isName(path[start...])
  }

  private static func isName(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    // Most names are longer than all that are none.
    name.count > ".git".utf8.count
      || !["", ".", "..", ".git"].contains(String(decoding: name, as: UTF8.self).lowercased())
  }
}

/// A text that is no path inside a project.
public struct OutsidePath: Error, Equatable {
  public let text: String

  package init(text: String) {
    self.text = text
  }
}

extension OutsidePath: Failure {
  public var description: String { complaint.description }

  package var exitCode: ExitCode { .refused }

  package var complaint: Complaint {
    Complaint("bad-path", "`\(text.printable)` is no path that a project can have", "rename it")
      .at(text)
  }
}

extension ProjectPath {
  public var name: String { String(text[nameStart...]) }

  /// True if it is of a file of Swift code.
  package var isSwift: Bool { text.hasSuffix(".swift") }

  /// The folder the file is in; `nil` for a file at the top of the project.
  public var folder: ProjectPath? {
    nameStart == text.startIndex
      ? nil : ProjectPath(unchecked: String(text[..<text.utf8.index(before: nameStart)]))
  }

  /// The folders the file is in, the outermost first.
  public var folders: [ProjectPath] {
    guard let folder else { return [] }
    return folder.folders + [folder]
  }

  public func appending(_ path: ProjectPath) -> ProjectPath {
    ProjectPath(unchecked: text + "/" + path.text)
  }

  /// The file in this folder that is called by a number, of six digits as long as these are enough.
  public func child(_ number: Int) -> ProjectPath {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 6 - digits.count))
    return ProjectPath(unchecked: "\(text)/\(zeros)\(digits)")
  }

  /// A file in the same folder.
  public func sibling(named name: String) -> ProjectPath {
    ProjectPath(unchecked: text[..<nameStart] + name)
  }

  /// Where the file is, for a project in the folder `root`.
  public func path(in root: String) -> String { root + "/" + text }

  /// The way to the file from a folder of the project, such as `../../Package.swift`.
  public func relative(to folder: ProjectPath) -> String {
    if text.utf8.starts(with: folder.text.utf8) {
      let rest = text.utf8.dropFirst(folder.text.utf8.count)
      if rest.first == UInt8(ascii: "/") { return String(Substring(rest.dropFirst())) }
    }
    let from = folder.text.pathComponents
    let to = text.pathComponents
    let common = zip(from, to.dropLast()).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: from.count - common)
    return (ups + to.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// The file that `relative` leads to from a folder of the project.
  public init(_ relative: String, from folder: ProjectPath?) throws(OutsidePath) {
    guard relative.hasTwoDots else {
      try self.init(folder.map { "\($0.text)/\(relative)" } ?? relative)
      return
    }
    var components = folder?.text.pathComponents ?? []
    for component in relative.pathComponents {
      if component == ".." {
        guard components.popLast() != nil else { throw OutsidePath(text: relative) }
      } else {
        components.append(component)
      }
    }
    try self.init(components.joined(separator: "/"))
  }

  private var nameStart: String.Index {
    let slash = UInt8(ascii: "/")
    let end = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0
    }
    if let end { return text.utf8.index(text.startIndex, offsetBy: end) }
    return text.utf8.lastIndex(of: slash).map { text.utf8.index(after: $0) } ?? text.startIndex
  }
}

extension ProjectPath: Comparable, CustomStringConvertible {
  public static func < (one: ProjectPath, other: ProjectPath) -> Bool { one.text < other.text }
  public var description: String { text }
}

extension String {
  /// True if a `..` may be among the components.
  fileprivate var hasTwoDots: Bool {
    var previous: UInt8 = 0
    return utf8.contains { byte in
      defer { previous = byte }
      return byte == UInt8(ascii: ".") && previous == byte
    }
  }

  /// The parts between the slashes. The system takes paths for bytes, so a slash is one even with a
  /// combining mark behind it, where characters would hide it.
  public var pathComponents: [Substring] {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }
}
