/// Makes the home screen's list of entries that are written one below the other.
@resultBuilder
package nonisolated enum AppHomeBuilder {
  package static func buildBlock(_ entries: AppHomeEntry...) -> [AppHomeEntry] { entries }
}
