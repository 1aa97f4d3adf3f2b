/// The images that this module's views name: each is a set of the app's catalog, `Assets.xcassets`.
package nonisolated enum MeImage: String, CaseIterable {
  case heart = "Heart"
}
