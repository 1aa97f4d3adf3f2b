import Model
import SwiftReading
import Templates

/// The names that mean something without the project, by their keys.
enum SystemKeys {
  /// The words that need backquotes to be a name.
  static let reserved = keys(of: SwiftKeyword.all)
  /// The names that Apple's systems declare outside of all types.
  static let free = keys(of: SystemNames.free)
  /// The names that Apple's systems may declare as members.
  static let members = keys(of: SystemNames.members)

  private static func keys(of names: Set<String>) -> Set<NameKey> {
    Set(names.lazy.map { NameKey($0) })
  }
}
