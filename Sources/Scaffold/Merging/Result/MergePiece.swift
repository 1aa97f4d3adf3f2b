/// A part of what a merge gives.
enum MergePiece: Equatable, Sendable {
  case text(ArraySlice<UInt8>)
  case choice(Choice)

  /// Three texts of whole lines, of which someone has to choose.
  struct Choice: Equatable, Sendable {
    let base: ArraySlice<UInt8>
    let disk: ArraySlice<UInt8>
    let wanted: ArraySlice<UInt8>
    /// Where it is in the text of the disk, in bytes.
    let place: Int
    var renamed: RenamedName? = nil

    /// The same with the sides in each other's place.
    var turned: Choice {
      Choice(base: base, disk: wanted, wanted: disk, place: place, renamed: renamed)
    }
  }
}

extension [MergePiece] {
  /// The whole text, if nothing is left to choose.
  var text: [UInt8]? {
    var text: [UInt8] = []
    for piece in self {
      guard case .text(let part) = piece else { return nil }
      text += part
    }
    return text
  }

  /// The whole text, with what is wanted in the place of each choice.
  var wanted: [UInt8] {
    reduce(into: []) { text, piece in
      switch piece {
      case .text(let part): text += part
      case .choice(let choice): text += choice.wanted
      }
    }
  }

  var choices: [MergePiece.Choice] {
    compactMap { piece in
      if case .choice(let choice) = piece { choice } else { nil }
    }
  }

  /// The same with the sides of each choice in each other's place.
  var turned: [MergePiece] {
    map { piece in
      if case .choice(let choice) = piece { .choice(choice.turned) } else { piece }
    }
  }

  /// At which lines of the marked text choices begin, from one.
  func lines(_ labels: MergeLabels) -> [Int] {
    var line = 1
    return compactMap { piece in
      let start = line
      line += [piece].marked(labels).count { $0 == UInt8(ascii: "\n") }
      if case .choice = piece { return start }
      return nil
    }
  }

  /// The text in the form of `git merge-file --diff3`.
  func marked(_ labels: MergeLabels) -> [UInt8] {
    var text: [UInt8] = []
    for piece in self {
      switch piece {
      case .text(let part): text += part
      case .choice(let choice):
        text += ConflictMarkers.text(of: choice, labels)
      }
    }
    return text
  }
}
