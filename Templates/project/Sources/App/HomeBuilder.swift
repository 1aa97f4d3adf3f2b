/// Makes the home screen's list of entries that are written one below the other.
@resultBuilder
package enum HomeBuilder {
  package static func buildBlock(_ entries: HomeEntry...) -> [HomeEntry] { entries }
}
