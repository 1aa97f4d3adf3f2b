/// Makes a list of the entries or tabs that are written one below the other.
@resultBuilder
package nonisolated enum AppHomeBuilder {
  package static func buildBlock<Entry>(_ entries: Entry...) -> [Entry] { entries }
}
