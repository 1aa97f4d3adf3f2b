/// What stands at a path.
enum Entry: Equatable, Sendable {
  case nothing
  case file
  case folder
  case link
  /// A device, a socket or a pipe.
  case other

  init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
  }
}
