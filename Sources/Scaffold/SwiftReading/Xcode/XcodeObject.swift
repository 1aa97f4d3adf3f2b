/// An object of an Xcode project, such as a target or a folder.
package struct XcodeObject: Equatable, Sendable {
  package let id: String
  /// The kind of object, such as `PBXNativeTarget`.
  package let isa: String
  /// The object with its id, from there to the semicolon.
  let entry: Plist.Entry
}

extension XcodeObject {
  subscript(key: String) -> Plist? { entry.value[key] }

  package func text(_ key: String) -> String? { self[key]?.text }

  /// The texts of a list; none if there is no such list.
  package func texts(_ key: String) -> [String] { self[key]?.elements?.compactMap(\.text) ?? [] }
}
