import Ground

/// The targets of an Xcode project, with the files that Xcode compiles for each.
package struct XcodeTargets: Sendable {
  private let project: XcodeProject
  private let objects: XcodeObjects
  /// The folder that the project is in, absolute.
  private let root: String
  private let read: @Sendable (String) -> [UInt8]?
  /// The path of the project file, for places in it.
  private let file: String

  /// - Parameters:
  ///   - root: the folder that the project is in, absolute.
  ///   - file: the path of the project file, for places in it.
  ///   - read: gives the bytes of a file, `nil` for one that cannot be read.
  /// - Returns: `nil` for a project without objects.
  package init?(
    of project: XcodeProject, in root: String, file: String,
    reading read: @escaping @Sendable (String) -> [UInt8]?
  ) {
    guard let objects = project.objects else { return nil }
    (self.project, self.objects, self.root, self.read) = (project, objects, root, read)
    self.file = file
  }

  /// Those that may have source files, in the order of the project.
  package var all: [PackageTarget] { project.targets.compactMap(target) }
}

extension XcodeTargets {
  private func target(_ object: XcodeObject) -> PackageTarget? {
    guard object.isa == "PBXNativeTarget", let name = object.text("name") else { return nil }
    return PackageTarget(
      name: moduleName(of: object, called: name),
      kind: .init(xcode: object.text("productType") ?? ""),
      folders: folders(of: object), files: files(of: object),
      dependencies: dependencies(of: object), place: place(of: object))
  }

  private func place(of object: XcodeObject) -> SourcePlace {
    SourcePlace(ofByte: object.entry.range.lowerBound, in: file, objects.lines)
  }

  /// The targets that are built before it, the products of packages and what it links.
  private func dependencies(of target: XcodeObject) -> [PackageDependency] {
    let targets = objects.objects(target.texts("dependencies")).compactMap { dependency in
      dependency.text("target").flatMap { objects[$0] }.map { other in
        PackageDependency(
          library: moduleName(of: other, called: other.text("name") ?? ""), isTarget: true,
          place: place(of: dependency))
      }
    }
    let host = objects.project["attributes"]?["TargetAttributes"]?[target.id]?["TestTargetID"]?.text
    let hosts = host.flatMap { objects[$0] }.map { other in
      PackageDependency(
        library: moduleName(of: other, called: other.text("name") ?? ""), isTarget: true,
        place: place(of: target))
    }
    let products = target.texts("packageProductDependencies")
    let linked = objects.objects(target.texts("buildPhases"))
      .filter { $0.isa == "PBXFrameworksBuildPhase" }
      .flatMap { objects.objects($0.texts("files")) }
      .compactMap { $0.text("fileRef") ?? $0.text("productRef") }
    let libraries = objects.objects((products + linked).unique).compactMap { object in
      (object.text("productName") ?? object.text("path") ?? object.text("name")).map { name in
        PackageDependency(library: name.asLibraryName, place: place(of: object))
      }
    }
    return targets + (hosts.map { [$0] } ?? []) + libraries
  }

  /// The name under which Swift files import the target.
  private func moduleName(of object: XcodeObject, called name: String) -> String {
    let settings = project.settings(of: object, in: root, reading: read)
    for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      for setting in settings {
        guard let value = setting.value(of: key, sdk: "iphoneos")?.value else { continue }
        // What Xcode gives each target, such as `$(TARGET_NAME)`, is not among the settings.
        let text = value.isEmpty ? name : value
        if text.contains(where: { $0.isLetter }) { return text.asModuleName }
      }
    }
    return name.asModuleName
  }

  /// The folders that Xcode takes into the target as they come.
  private func folders(of target: XcodeObject) -> [TargetFolder] {
    let own = target.texts("fileSystemSynchronizedGroups")
    let shared = objects.objects(ofKind: "PBXFileSystemSynchronizedRootGroup")
    return shared.filter { own.contains($0.id) }.compactMap { group in
      guard let path = project.path(of: group.id) else { return nil }
      let exceptions = objects.objects(group.texts("exceptions"))
        .filter { $0.text("target") == target.id }
      return TargetFolder(
        path: path, excluded: exceptions.flatMap { $0.texts("membershipExceptions") })
    }
  }

  /// The source files that its build phases name, and those that it takes of a folder of others.
  private func files(of target: XcodeObject) -> Set<String> {
    let phases = objects.objects(target.texts("buildPhases"))
      .filter { $0.isa == "PBXSourcesBuildPhase" }
    let built = phases.flatMap { objects.objects($0.texts("files")) }
      .compactMap { $0.text("fileRef") }.compactMap { project.path(of: $0) }
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    let borrowed = objects.objects(ofKind: "PBXFileSystemSynchronizedRootGroup")
      .filter { !own.contains($0.id) }
      .flatMap { group -> [String] in
        guard let folder = project.path(of: group.id) else { return [] }
        return objects.objects(group.texts("exceptions"))
          .filter { $0.text("target") == target.id }
          .flatMap { $0.texts("membershipExceptions") }.map { folder + "/" + $0 }
      }
    return Set((built + borrowed).filter(\.isSourceFile))
  }
}

extension PackageTarget.Kind {
  /// - Parameter type: `com.apple.product-type.framework`
  package init(xcode type: String) {
    self =
      type.contains("unit-test") || type.contains("ui-testing")
      ? .test : type.contains("framework") || type.contains("library") ? .regular : .executable
  }
}
