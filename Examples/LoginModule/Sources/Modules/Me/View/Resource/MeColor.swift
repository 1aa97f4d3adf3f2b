/// The colours that this module's views name: each is a set of the app's catalog, `Assets.xcassets`.
package nonisolated enum MeColor: String, CaseIterable {
  /// The main colour of the app.
  case main = "AccentColor"
}
