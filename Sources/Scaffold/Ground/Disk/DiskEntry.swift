/// An entry at a path.
package enum DiskEntry: Equatable, Sendable {
  case nothing
  case file
  case folder
  case link
  /// A device, a socket or a pipe.
  case other

  package init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
  }

  /// The kind that a folder names for one of its entries; `nil` if it does not know.
  init?(directoryType type: UInt8) {
    switch Int(type) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}
