import Ground
import Model
import Templates

/// The files of a ledger that are parts of one now.
struct JoinedPieces {
  /// The file that they are parts of.
  let path: ProjectPath
  /// What was generated for each, in the order that they have in it.
  let recorded: [Generator.Piece]
  /// What the template gives for each part now.
  let wanted: [Generator.Piece]
}

extension JoinedPieces {
  /// - Parameters:
  ///   - orders: the parts of each file, as the template gives them for the answers of then and of now.
  ///   - wanted: what it gives now.
  static func all(
    of ledger: Ledger, in orders: [[ProjectPath: [Generator.Piece]]], for wanted: Generator.Output
  ) -> [JoinedPieces] {
    wanted.pieces.keys.sorted().compactMap { place in
      let paths = orders.flatMap { $0[place] ?? [] }.map(\.path)
      let known = ([place] + paths).reduce(into: [ProjectPath]()) { known, path in
        if ledger.files[path] != nil, !known.contains(path) { known.append(path) }
      }
      guard known.contains(where: { $0 != place }) else { return nil }
      let ordered = paths.contains(place) ? paths.filter(Set(known).contains) : known
      return JoinedPieces(
        path: place,
        recorded: ordered.uniqued.map { .init(path: $0, text: ledger.files[$0] ?? "") },
        wanted: wanted.pieces[place] ?? [])
    }
  }

  /// What files say, as one file with the line breaks of the first; `nil` if there are none.
  static func joined(_ contents: [[UInt8]]) -> [UInt8]? {
    guard let first = contents.first else { return nil }
    let texts = contents.map { contents in
      String(decoding: contents, as: UTF8.self).replacing("\r\n", with: "\n")
    }
    return JoinedFile.text(of: texts).bytes(as: first.lineBreak)
  }

  /// What was generated, as one file.
  var base: String { JoinedFile.text(of: recorded.map(\.text)) }
}

extension Ledger {
  /// The ledger as if the files that are parts of one now had been that one before.
  func joining(_ joined: [JoinedPieces]) -> Ledger {
    var ledger = self
    for pieces in joined {
      let paths = Set(pieces.recorded.map(\.path))
      for path in paths { ledger.files[path] = nil }
      ledger.files[pieces.path] = pieces.base
      ledger.leftOut.subtract(paths)
      if paths.isSubset(of: leftOut) { ledger.leftOut.insert(pieces.path) }
    }
    return ledger
  }
}

extension [ProjectPath] {
  fileprivate var uniqued: [ProjectPath] {
    var seen: Set<ProjectPath> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Generator {
  /// The files of a ledger that are parts of others in what is wanted now.
  ///
  /// - Parameter meaning: what the answers of the ledger mean.
  func joinedPieces(
    of ledger: Ledger, for wanted: Output, meaning: Meaning? = nil
  ) -> [JoinedPieces] {
    // Nearly all ledgers have what is wanted, and nothing has to be made for the answers of then.
    guard ledger.files.keys.contains(where: { wanted.files[$0] == nil }), !wanted.pieces.isEmpty
    else { return [] }
    let former =
      ledger.answers == wanted.answers
      ? nil : try? output(for: ledger.answers, past: ledger.past, meaning: meaning)
    return JoinedPieces.all(
      of: ledger, in: [former?.pieces, wanted.pieces].compactMap(\.self), for: wanted)
  }
}
