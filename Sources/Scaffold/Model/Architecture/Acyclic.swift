/// The units that may have to be without circles.
package enum Acyclic: String, CaseIterable, Sendable {
  case targets, folders, files
}
