import Ground

extension String {
  /// The name that Xcode makes of a product's name, so that it can be imported.
  package var asModuleName: String {
    let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return first?.isNumber == true ? "_" + name.dropFirst() : name
  }

  /// True if it is the path of a file in Swift or Objective-C.
  package var isSourceFile: Bool {
    hasSuffix(".swift") || hasSuffix(".m") || hasSuffix(".mm") || hasSuffix(".h")
  }

  /// The name that is imported of `Kit.framework`, of `libKit.a`, of the product `plugin:Kit`.
  package var asLibraryName: String {
    let name = pathComponents.last.map(String.init) ?? self
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    let isArchive = name.hasSuffix(".a") || name.hasSuffix(".tbd") || name.hasSuffix(".dylib")
    return (isArchive && stem.hasPrefix("lib") ? String(stem.dropFirst(3)) : stem).asModuleName
  }
}
