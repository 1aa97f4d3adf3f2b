/// The folders of a template that are parts, and their variants beside them.
package struct PartFolders: Sendable {
  let parts: Set<String>
  private let variants: [String]

  /// - Parameters:
  ///   - paths: those of the template's files.
  ///   - variants: the names of variants, in their order.
  package init(among paths: [String], variants: [String] = []) {
    self.variants = variants
    let suffix = "/" + Template.infoPath
    parts = Set(
      paths.lazy.filter { $0.utf8.last == UInt8(ascii: "n") && $0.hasSuffix(suffix) }
        .map { String($0.dropLast(suffix.utf8.count)) }.filter { !$0.contains("/") })
  }

  /// Where a file of the template belongs.
  func entry(for file: String) -> TemplateEntry {
    let slash = file.utf8.firstIndex(of: UInt8(ascii: "/")) ?? file.endIndex
    let folder = String(file[..<slash])
    let path = String(file[slash...].dropFirst())
    if parts.contains(folder) { return TemplateEntry(file: file, path: path, part: folder) }
    for (index, variant) in variants.enumerated() where folder.hasSuffix("-" + variant) {
      let part = String(folder.dropLast(variant.count + 1))
      guard parts.contains(part) else { continue }
      return TemplateEntry(file: file, path: path, part: part, variant: index)
    }
    return TemplateEntry(file: file, path: file)
  }

  /// The path of a file without the folder of its part.
  package func path(of file: String) -> String { entry(for: file).path }
}
