import Fields
import Model
import Templates

/// Values for the variables of a template that take any text: usual ones, or such as are likely to
/// break it.
struct ValueSet: Sendable {
  let name: String
  private var entity: String? = nil
  private var fields: String? = nil
  private var title: String? = nil
  private var text: String? = nil
  private var words: String? = nil
  private var modules: String? = nil
  private var languages: String? = nil
  private var isUsual = false
  private let variables: [Variable]
}

extension ValueSet {
  /// The sets that make a difference for some variables.
  static func all(for variables: [Variable]) -> [ValueSet] {
    // One that the template's author speaks, if there is any.
    let language = variables.flatMap(\.translations.keys).min() ?? "ja"
    return [
      ValueSet(name: "Sample", isUsual: true, variables: variables),
      ValueSet(
        name: "Sample", entity: "Thing", fields: FieldSamples.shown, title: "All things",
        text: "some text", words: "one,two", modules: "Other", languages: "en,\(language)",
        isUsual: true, variables: variables),
      ValueSet(
        name: "HTTPImage2", entity: "URLThing", fields: FieldSamples.entered,
        title: #"Say "hi" \(now)"#, text: #"It's "new" \(now)"#, words: "one",
        modules: "Another,Other", languages: "\(language),en", variables: variables),
      ValueSet(
        name: "登录", entity: "用户", fields: FieldSamples.optional, title: "登录", text: "一些",
        words: "一,二", languages: language, variables: variables),
      ValueSet(
        name: "InternationalizationPreferencesOverview", fields: FieldSamples.careful,
        variables: variables),
    ]
  }

  /// The values with one answer for each variable that has few.
  func combination(with answers: [FiniteAnswer]) -> Combination {
    var values: [String: String] = [:]
    var flags: Set<String> = []
    for variable in variables { values[variable.flag] = value(of: variable) }
    for answer in answers {
      switch answer {
      case .none: continue
      case .flag(let flag): flags.insert(flag)
      case .value(let text, let flag): values[flag] = text
      }
    }
    return Combination(name: name, values: values, flags: flags, isUsual: isUsual)
  }

  private func value(of variable: Variable) -> String? {
    switch variable.kind {
    case .identifier: entity
    case .fields: fields
    case .title: title
    case .pointer: text.map { _ in "/data/items" }
    case .place: text.map { _ in "/data" }
    case .paging: text.map { _ in "page(page, size: per_page=30)" }
    case .path: text.map { _ in "/users/{user}/things" }
    case .duration: text.map { _ in "5m" }
    case .url: text.map { _ in "http://localhost:8080/v1" }
    case .text: text
    case .list(let choices) where choices.isEmpty: words
    case .modules: modules
    case .languages: languages
    case .choice, .columns, .flag, .list, .section: nil
    }
  }
}
