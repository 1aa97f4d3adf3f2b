/// An `.xcodeproj` that someone else made, as far as it can be read without Xcode.
package struct XcodeProject: Sendable {
  /// The folder's name, such as `Weibo.xcodeproj`.
  package let name: String
  package let contents: Contents

  /// The contents of the project file.
  package enum Contents: Sendable {
    case objects(XcodeObjects)
    /// The same in XML, which Xcode reads, and writes anew in its own form.
    case xml
    /// A property list that is no project.
    case strange
    case missing
  }

  /// - Throws: `PlistProblem` with the byte at which the file cannot be read.
  package init(name: String, bytes: [UInt8]?) throws(PlistProblem) {
    self.name = name
    guard let bytes else {
      contents = .missing
      return
    }
    guard !PlistReader.isXML(bytes) else {
      contents = .xml
      return
    }
    contents = try XcodeObjects(bytes).map(Contents.objects) ?? .strange
  }
}

extension XcodeProject {
  /// The project file, from the folder that the project is in.
  var file: String { name + "/project.pbxproj" }

  /// The name without `.xcodeproj`.
  package var title: String { String(name.dropLast(".xcodeproj".count)) }

  package var objects: XcodeObjects? {
    if case .objects(let objects) = contents { objects } else { nil }
  }

  /// The targets of the project itself.
  package var targets: [XcodeObject] {
    objects.map { $0.objects($0.project.texts("targets")) } ?? []
  }

  /// The targets that are apps.
  package var apps: [XcodeObject] {
    targets.filter {
      $0.isa == "PBXNativeTarget"
        && $0.text("productType") == "com.apple.product-type.application"
    }
  }
}
