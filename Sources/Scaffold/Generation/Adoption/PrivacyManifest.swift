import Ground

/// The privacy manifest, which declares to Apple why an app calls certain functions of the system.
/// An app has one.
struct PrivacyManifest {
  static let name = "PrivacyInfo.xcprivacy"

  let path: ProjectPath
  let text: String

  /// - Returns: the one among files that a template gives.
  init?(in files: [ProjectPath: String]) {
    guard let file = files.first(where: { $0.key.name == Self.name }) else { return nil }
    (path, text) = file
  }

  /// The kinds of functions with the reasons for them:
  /// `NSPrivacyAccessedAPICategoryFileTimestamp (C617.1)`.
  var uses: String {
    let strings = text.split(separator: "<string>").dropFirst()
      .map { String($0.prefix { $0 != "<" }) }
    let uses = strings.reduce(into: [(kind: String, reasons: [String])]()) { uses, string in
      if string.hasPrefix("NSPrivacy") {
        uses.append((string, []))
      } else if let last = uses.indices.last {
        uses[last].reasons.append(string)
      }
    }
    return uses.map { "\($0.kind) (\($0.reasons.joined(separator: ", ")))" }.joined(separator: ", ")
  }
}
