import Speaking

extension Wording {
  /// Simplified Chinese, as teams in mainland China write it.
  package static let chinese = Wording(code: "zh-Hans") { Phrases.all[$0] }
}

/// The Chinese for each phrase of English; a file for each area.
enum Phrases {
  /// A phrase of English, and the Chinese one. Values keep their order, or have their number: `%2$@`.
  typealias Table = KeyValuePairs<String, String>

  static let tables: [Table] = [help, summaries, errors, runs, rules, templates, replies, health]

  /// Made when the first message is said in Chinese.
  static let all = Dictionary(tables.joined().map { ($0.key, $0.value) }) { first, _ in first }
}
