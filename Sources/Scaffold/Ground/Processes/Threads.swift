/// Work on several threads, where that is possible.
enum Threads {
  /// The system's library for that ends the process where it cannot open the few files it needs.
  static let areAtHand: Bool = {
    let opened = (0..<4).map { _ in open("/dev/null", O_RDONLY) }
    for descriptor in opened where descriptor >= 0 { close(descriptor) }
    return !opened.contains { $0 < 0 }
  }()
}
