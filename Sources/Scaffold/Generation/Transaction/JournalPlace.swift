import Ground

/// By what a journal is known to have been written here, in this folder, and not to have come with a
/// clone, a copy or a branch.
///
/// The folder has a number in its file system, which its copies do not have. The journal's file bears
/// a time of change that was drawn at random, and version control sets that to the hour of the
/// checkout. The device's number is left out: it may be another one after a restart.
struct JournalPlace: Equatable, Sendable {
  /// The number of the folder in its file system.
  let folder: UInt64
  /// Drawn at random for each run.
  let token: String

  /// The place of a run that begins.
  init(in folder: OpenFolder) throws(SystemError) {
    self.folder = try folder.number()
    token = String(UInt32.random(in: .min ... .max), radix: 16)
  }

  init?(text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let folder = UInt64(words[0]), UInt32(words[1], radix: 16) != nil
    else { return nil }
    self.folder = folder
    token = String(words[1])
  }

  var text: String { "\(folder) \(token)" }

  /// The time that the journal's file bears, in seconds since 1970: an even number, as some file
  /// systems count in steps of two, that any of them can keep.
  var time: Int { Int((UInt32(token, radix: 16) ?? 0) & 0x7fff_fffe) }

  /// Whether a journal that says this was written where it is.
  func isPlace(of journal: ProjectPath, in folder: OpenFolder) throws(SystemError) -> Bool {
    guard try folder.number() == self.folder else { return false }
    return try folder.time(of: journal) == time
  }
}
