import Ground
import Model
import SwiftReading
import Templates

/// The names in generated code by which devices know what it keeps: the keys of the storage, and what
/// a cache and its table are called.
struct KeptNames {
  let all: Set<String>

  init(in files: [ProjectPath: String], for answers: [Answer], past: ModulePast) {
    let kept = Values.keptNames(of: answers, past: past)
    var all: Set<String> = []
    for text in files.filter({ $0.key.isSwift }).values {
      all.formUnion(text.keys(below: kept["path"] ?? ""))
      // The tables of rows that are nowhere else are distinguished by what the ledgers say of them.
      guard past.table == nil else { continue }
      all.formUnion(text.words(behind: #"module: ""#).filter { $0 == kept["schema"] })
      all.formUnion(text.words(behind: #"TABLE ""#).filter { $0 == kept["table"] })
    }
    self.all = all
  }
}

extension String {
  /// The texts below a path that a type is made with, as in `KeptMoment("notes.updatedAt", in: store)`
  /// and `StorageKey<Date>("notes.updatedAt")`. What a function takes is no key, but the name of a word.
  fileprivate func keys(below path: String) -> [String] {
    guard !utf8.ranges(of: Array("\"\(path).".utf8)).isEmpty else { return [] }
    let source = SwiftSource(Array(utf8))
    return source.tokens.indices.compactMap { index in
      guard let key = source.plainText(at: index), key.hasPrefix(path + "."),
        source.says("(", at: index - 1), source.isType(endingAt: index - 2)
      else { return nil }
      return key
    }
  }

  /// The texts between each place that says `start` and the next quotation mark.
  fileprivate func words(behind start: String) -> [String] {
    utf8.ranges(of: Array(start.utf8)).map { range in
      String(Substring(utf8[range.upperBound...].prefix { $0 != UInt8(ascii: "\"") }))
    }
  }
}

extension SwiftSource {
  fileprivate func isType(endingAt index: Int) -> Bool {
    self[index].hasSuffix(">") || isWord(at: index) && self[index].first?.isUppercase == true
  }
}
