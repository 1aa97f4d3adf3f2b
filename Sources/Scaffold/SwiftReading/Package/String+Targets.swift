extension String {
  /// What Xcode makes of a product's name, so that it can be imported.
  package var asModuleName: String {
    let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return first?.isNumber == true ? "_" + name.dropFirst() : name
  }

  /// Whether it is the path of a file in Swift or Objective-C.
  package var isSourceFile: Bool {
    hasSuffix(".swift") || hasSuffix(".m") || hasSuffix(".mm") || hasSuffix(".h")
  }
}
