import Ground

/// Reads an `.xcconfig` file and the files that it includes.
///
///     #include "Base.xcconfig"
///     #include? "Local.xcconfig"
///     IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 17.0 // a comment
///
/// What is missing, or includes itself, says nothing.
struct ConfigurationFile {
  /// The folder of the Xcode project, absolute: files in it are named from there.
  private let root: String
  private let read: (String) -> [UInt8]?
  private var settings: [BuildSetting] = []
  /// The files that are being read, the outermost first.
  private var open: [String] = []
  /// How many files may still be read: two files that include each other twice would be millions.
  private var credit = 200

  /// - Parameter read: gives the bytes of a file, `nil` for one that cannot be read.
  static func settings(
    of path: String, in root: String, reading read: @escaping (String) -> [UInt8]?
  ) -> [BuildSetting] {
    var file = ConfigurationFile(root: root, read: read)
    file.add(path.absolute(in: root))
    return file.settings
  }

  private init(root: String, read: @escaping (String) -> [UInt8]?) {
    self.root = root
    self.read = read
  }
}

extension ConfigurationFile {
  private mutating func add(_ path: String) {
    guard credit > 0, !open.contains(path), let bytes = read(path) else { return }
    credit -= 1
    open.append(path)
    for (index, line) in ByteLines(bytes[...]).enumerated() {
      let text = Self.withoutComment(String(decoding: line, as: UTF8.self)).trimmed
      if text.hasPrefix("#include") {
        include(text, from: path)
      } else if let sign = Self.equalSign(of: text) {
        let place = SourcePlace(file: name(of: path), line: index + 1, column: 1)
        let value = String(text[text.index(after: sign)...]).trimmed
        settings.append(
          BuildSetting(
            String(text[..<sign]), value.hasSuffix(";") ? String(value.dropLast()) : value,
            at: place))
      }
    }
    open.removeLast()
  }

  private mutating func include(_ text: String, from path: String) {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, let folder = path.parentFolder else { return }
    add(String(parts[1]).absolute(in: folder))
  }

  /// An address such as `https://…` has to be written with a setting between the slashes, so two of
  /// them always start a comment.
  private static func withoutComment(_ line: String) -> String {
    line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
  }

  /// The sign behind the key: not one of those in its conditions.
  private static func equalSign(of line: String) -> String.Index? {
    var isInCondition = false
    for index in line.indices {
      switch line[index] {
      case "[": isInCondition = true
      case "]": isInCondition = false
      case "=" where !isInCondition: return index
      default: break
      }
    }
    return nil
  }

  private func name(of path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
