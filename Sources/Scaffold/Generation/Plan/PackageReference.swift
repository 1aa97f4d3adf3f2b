import SwiftReading

/// The reference from the target of an app to a product of a local package, as Xcode writes it into
/// a project file.
struct PackageReference {
  /// The package's folder, from the folder of the project.
  let package: String
  let product: String
  /// The id of the app's target.
  let target: String
}

extension PackageReference {
  /// The texts that make the reference, each with its place; none if it is there already.
  ///
  /// - Returns: `nil` for a project that is not written as Xcode writes them.
  func splices(in objects: XcodeObjects) -> [Splice]? {
    if isThere(in: objects) { return [] }
    guard objects.project.text("projectDirPath") ?? "" == "",
      !objects.all.contains(where: refersToPackage),
      let target = objects[target], target.isa == "PBXNativeTarget"
    else { return nil }
    var writer = XcodeWriter(objects)
    let reference = writer.newID()
    let dependency = writer.newID()
    let file = writer.newID()
    let package = #"XCLocalSwiftPackageReference "\#(package)""#
    writer.add(
      file, called: "\(product) in Frameworks", isa: "PBXBuildFile", inOneLine: true,
      [
        ("productRef", writer.naming(dependency, product))
      ])
    let phases = objects.objects(target.texts("buildPhases"))
    if let phase = phases.first(where: { $0.isa == "PBXFrameworksBuildPhase" }) {
      writer.append(file, called: "\(product) in Frameworks", to: "files", of: phase)
    } else {
      let phase = writer.newID()
      writer.add(
        phase, called: "Frameworks", isa: "PBXFrameworksBuildPhase",
        [
          ("buildActionMask", "2147483647"),
          ("files", writer.list(writer.naming(file, "\(product) in Frameworks"))),
          ("runOnlyForDeploymentPostprocessing", "0"),
        ])
      writer.append(phase, called: "Frameworks", to: "buildPhases", of: target)
    }
    writer.append(dependency, called: product, to: "packageProductDependencies", of: target)
    writer.append(reference, called: package, to: "packageReferences", of: objects.project)
    writer.add(
      reference, called: package, isa: "XCLocalSwiftPackageReference",
      [
        ("relativePath", writer.quoted(self.package))
      ])
    writer.add(
      dependency, called: product, isa: "XCSwiftPackageProductDependency",
      [
        ("package", writer.naming(reference, package)), ("productName", product),
      ])
    guard let splices = writer.finished, isMade(by: splices, in: objects) else { return nil }
    return splices
  }

  /// True if the target depends on the product already.
  func isThere(in objects: XcodeObjects) -> Bool {
    let dependencies = objects[target]?.texts("packageProductDependencies") ?? []
    return objects.objects(dependencies).contains { $0.text("productName") == product }
      && objects.objects(objects.project.texts("packageReferences")).contains(
        where: refersToPackage)
  }

  private func refersToPackage(_ object: XcodeObject) -> Bool {
    object.isa == "XCLocalSwiftPackageReference" && object.text("relativePath") == package
  }

  /// True if the project says what it has to with the texts in it, and what it said without them.
  private func isMade(by splices: [Splice], in objects: XcodeObjects) -> Bool {
    let bytes = objects.bytes.inserting(splices)
    guard let new = try? XcodeObjects(bytes), isThere(in: new),
      let target = new[target]
    else { return false }
    let linked = new.objects(target.texts("buildPhases"))
      .filter { $0.isa == "PBXFrameworksBuildPhase" }
      .flatMap { new.objects($0.texts("files")) }
      .compactMap { $0.text("productRef") }
    return linked.contains(where: target.texts("packageProductDependencies").contains)
      && (try? Self.without(splices.map(\.text), in: bytes)) == objects.bytes
  }
}
