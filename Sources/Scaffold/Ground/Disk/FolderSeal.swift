/// By what a file is known to have been written in the folder where it is found, and not to have come
/// there with a clone, a copy or a branch.
///
/// The file says a word that was drawn at random, and bears a time of change that is made of this word
/// and of the number that the folder has in its file system. Copies of the folder have other numbers,
/// and version control sets the time to the hour of the checkout. The device's number is left out: it
/// may be another one after a restart.
package struct FolderSeal: Equatable, Sendable {
  package let word: String

  package init() { word = String(UInt32.random(in: .min ... .max), radix: 16) }

  package init?(word: String) {
    guard UInt32(word, radix: 16) != nil else { return nil }
    self.word = word
  }

  /// The time that the file bears, in seconds since 1970: an even number, as some file systems count
  /// in steps of two, that any of them can keep.
  ///
  /// - Parameter path: the folder that the file is bound to; `nil` for the open one itself.
  package func time(
    in folder: OpenFolder, at path: ProjectPath? = nil
  ) throws(SystemError) -> Int {
    let hash = Fingerprint(of: Array("\(try folder.number(of: path)) \(word)".utf8))
    return Int((UInt64(hash.text, radix: 16) ?? 0) >> 20 & 0x7fff_fffe)
  }

  /// True if a file that says this word was written where it is.
  package func isWhole(
    on file: ProjectPath, in folder: OpenFolder
  ) throws(SystemError) -> Bool {
    try folder.time(of: file) == time(in: folder)
  }
}
