import Ground
import Model
import Templates

/// The names in generated code by which devices know what it keeps: the keys of the storage, and what
/// a cache and its table are called.
struct KeptNames {
  let all: Set<String>

  init(in files: [ProjectPath: String], for answers: [Answer], past: ModulePast) {
    let kept = Values.keptNames(of: answers, past: past)
    var all: Set<String> = []
    for text in files.filter({ $0.key.name.hasSuffix(".swift") }).values {
      for key in text.words(behind: #">("\#(kept["path"] ?? "")."#) {
        all.insert("\(kept["path"] ?? "").\(key)")
      }
      // The tables of rows that are nowhere else are told apart by what the ledgers say of them.
      guard past.table == nil else { continue }
      all.formUnion(text.words(behind: #"module: ""#).filter { $0 == kept["schema"] })
      all.formUnion(text.words(behind: #"TABLE ""#).filter { $0 == kept["table"] })
    }
    self.all = all
  }
}

extension String {
  /// What stands between each place that says `start` and the next quotation mark.
  fileprivate func words(behind start: String) -> [String] {
    utf8.ranges(of: Array(start.utf8)).map { range in
      String(Substring(utf8[range.upperBound...].prefix { $0 != UInt8(ascii: "\"") }))
    }
  }
}
