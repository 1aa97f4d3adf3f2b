/// The folder that all files have to be in which a run reads, wherever paths and links lead.
///
/// It is bound around the run, as its language is, for somebody who may read nothing else.
package struct Reach: Sendable {
  private let root: String

  private static let ofRun = TaskLocal<Reach?>(wrappedValue: nil)

  /// That of the run at work; `nil` if it may read what its user may.
  package static var current: Reach? { ofRun.get() }

  /// - Parameter root: the folder, absolute.
  package init(of root: String) { self.root = Disk.resolved(root) ?? root }
}

extension Reach? {
  /// Carries something out within it.
  package func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Reach.bind(self, work)
  }
}

extension Reach {
  fileprivate static func bind<Result>(
    _ reach: Reach?, _ work: () throws -> Result
  ) rethrows -> Result {
    try ofRun.withValue(reach, operation: work)
  }

  /// - Throws: `SystemError`, with `EXDEV` for what is not in the folder.
  static func require(_ path: String) throws(SystemError) {
    guard let root = current?.root, root != "/", let real = Disk.resolved(path), !real.isIn(root)
    else { return }
    throw SystemError(verb: "read", path: path, code: EXDEV)
  }
}
