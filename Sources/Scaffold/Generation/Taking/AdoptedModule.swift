import Ground
import Model
import Templates

/// A module that got a ledger: what it would have been made with, and how its files compare with what
/// the template gives for that.
package struct AdoptedModule: Equatable, Sendable {
  package let name: String
  package let answers: [Told]
  /// The files that the template gives.
  package let files: [File]
  /// Files of the module that it does not give.
  package let ownFiles: [ProjectPath]
  /// The shared files that have no line of it.
  package let unregistered: [ProjectPath]

  package struct File: Equatable, Sendable {
    package let path: ProjectPath
    package let state: State
  }

  package enum State: String, Sendable {
    case same, differs, missing
  }

  /// An answer, and how it is known.
  package struct Told: Equatable, Sendable {
    package let name: String
    package let words: String
    package let source: Source
    /// Properties that no field can be.
    package let leftOut: [String]
  }

  package enum Source: String, Sendable {
    case given
    case read = "read from its files"
    case recorded
    case standard = "the default, as nothing says otherwise"
  }
}

extension AdoptedModule {
  package func files(_ state: State) -> [ProjectPath] {
    files.filter { $0.state == state }.map(\.path)
  }

  package var json: JSON {
    [
      "name": JSON(.text(name)),
      "answers": JSON(.list(answers.map(\.json))),
      "files": JSON(
        .list(
          files.map {
            ["path": JSON(.text($0.path.text)), "state": JSON(.text($0.state.rawValue))]
          })),
      "ownFiles": JSON(texts: ownFiles.map(\.text)),
      "unregistered": JSON(texts: unregistered.map(\.text)),
    ]
  }
}

extension AdoptedModule.Told {
  fileprivate var json: JSON {
    [
      "name": JSON(.text(name)), "value": JSON(.text(words)),
      "source": JSON(.text("\(source)")), "leftOut": JSON(texts: leftOut),
    ]
  }
}
