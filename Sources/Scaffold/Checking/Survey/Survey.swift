import Ground
import SwiftReading

/// All that the Swift files of a project say that matters to its architecture.
package struct Survey: Sendable {
  package let folders: [SourceTree.Folder]
  /// In the order of their folders.
  package let files: [SurveyedFile]
  /// The files and folders that nobody wants checked.
  let excluded: [String]
  /// The files that could not be read.
  let problems: [Unreadable]
  private let root: String
  /// The parts of files that are not read.
  private let blank: Set<CodeRegion>
  /// The former texts of files.
  private let past: [String: [UInt8]]

  /// Reads the files, several at once.
  ///
  /// - Parameters:
  ///   - readsTypes: whether types are looked for, which takes the whole of each file.
  ///   - blank: the parts of files that are not read.
  ///   - offers: whose offers to others are looked for, if anybody's.
  ///   - only: the files to read; of the others, just the names are known.
  ///   - past: what files were once.
  init(
    of tree: SourceTree, in root: String, readsTypes: Bool, offers: FileReader.Offers? = nil,
    besides blank: Set<CodeRegion> = [], only: Set<String>? = nil, past: [String: [UInt8]] = [:]
  ) {
    (self.root, self.blank, self.past) = (root, blank, past)
    folders = tree.folders
    excluded = tree.excluded
    let places = Self.places(in: tree.folders)
    files = places.inChunks { chunk in
      var reader = FileReader(
        root: root, readsTypes: readsTypes, offers: offers, blank: blank)
      for (folder, file) in chunk {
        let folders = tree.folders
        let file = SurveyedFile(
          called: folders[folder].files[file], in: folders[folder], at: folder)
        let path = file.path
        if only?.contains(path) ?? true {
          reader.read(file, at: path, past: past[path])
        } else {
          reader.pass(file)
        }
      }
      return reader.finish()
    }
    problems = tree.problems + files.flatMap(\.rare.problems)
  }

  /// The same files in other folders, or parts of these. None is read again.
  init(of tree: SourceTree, from survey: Survey) {
    (root, blank, past) = (survey.root, survey.blank, survey.past)
    (folders, excluded, problems) = (tree.folders, survey.excluded, survey.problems)
    let known = Dictionary(survey.files.map { ($0.path, $0) }) { first, _ in first }
    files = Self.places(in: tree.folders).compactMap { folder, file in
      let folders = tree.folders
      let name = folders[folder].files[file]
      return known[name.below(folders[folder].path)].map {
        SurveyedFile($0, in: folders[folder], at: folder)
      }
    }
  }

  /// The text of a file by its path; `nil` if it cannot be read any more.
  func contents(at path: String) -> [UInt8]? {
    past[path] ?? (try? Disk.contents(of: root + "/" + path)) ?? nil
  }

  /// The same of one of the files, with spaces where nobody reads.
  func judgedContents(of file: SurveyedFile) -> [UInt8]? {
    let path = file.path
    let bytes = contents(at: path)
    guard !blank.isEmpty, path.hasSuffix(".swift") else { return bytes }
    return bytes.map { bytes in bytes.withUnsafeBufferPointer(blank.blanked) ?? bytes }
  }

  /// Where a file names some types, and how; nothing if it cannot be read any more.
  func mentions(
    of names: [NamedType], in file: SurveyedFile
  ) -> [(text: String, place: SourcePlace)] {
    guard !names.isEmpty, let bytes = contents(at: file.path) else { return [] }
    let lines = LineTable(of: bytes)
    return names.map {
      ($0.text(in: bytes), SourcePlace(ofByte: $0.offset, in: file.path, lines))
    }
  }

  private static func places(
    in folders: [SourceTree.Folder]
  ) -> [(folder: Int, file: Int)] {
    folders.indices.flatMap { folder in folders[folder].files.indices.map { (folder, $0) } }
  }
}
