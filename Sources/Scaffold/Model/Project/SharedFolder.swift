import Ground
import Templates

/// `"templates": "../team-templates"`: a folder of templates that several projects share.
///
/// It may lie outside of the project, since it is only read. Nothing is ever fetched: how it comes
/// there is the team's concern.
package struct SharedFolder: Equatable, Sendable {
  /// The path from the project's folder, as it is written.
  package let path: String
  /// Where it is written.
  let place: DataPlace

  init(_ json: JSON, _ source: JSONSource) throws(DataError) {
    path = try source.text(json, called: "templates").trimmingSlashes
    place = DataPlace(file: source.file, offset: json.offset, in: source.bytes)
    guard !path.isEmpty, !path.hasPrefix("/"), !path.utf8.contains(0) else {
      throw DataError(.absolutePath(path), at: place)
    }
  }
}

extension SharedFolder {
  /// The folder, absolute.
  ///
  /// - Throws: `DataError` if there is none.
  package func folder(of root: String) throws -> String {
    let folder = path.absolute(in: root)
    guard Disk.isFolder(folder) else { throw DataError(.missingFolder(path), at: place) }
    return folder
  }
}
