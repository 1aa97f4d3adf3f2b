extension Template {
  /// A file that a template gives.
  public struct File: Equatable, Sendable {
    public let path: String
    public let text: String
    /// The file of the template that it was made from, for messages.
    public let origin: String
    /// True if `path` starts at the project's folder and not at the module's.
    public let isInProject: Bool
    /// The treatment of a file that someone else wrote there.
    public let existing: Existing
    /// The file that it is a part of; `nil` if it is one of its own.
    public let joint: Joint?
  }

  /// Where a part of a file goes.
  public struct Joint: Equatable, Sendable {
    /// The file, which starts where the path of the part does.
    public let path: String
    /// Parts are in the order of the rules that say so.
    public let order: Int
  }

  /// The treatment by a template of a file that someone else wrote.
  public enum Existing: String, CaseIterable, Sendable {
    /// It stands in the way.
    case conflict
    /// It may stay instead.
    case keep
    /// It stays, and the text goes to its end.
    case append
  }

  /// A line that a template puts between the markers of a shared file.
  public struct Line: Equatable, Sendable {
    /// The shared file, from the project's folder.
    public let file: String
    public let marker: String
    public let text: String
    /// How the line starts, whatever someone adds to its end.
    public let key: String
    /// True if no other module may have a line there.
    public let isAlone: Bool
  }
}
