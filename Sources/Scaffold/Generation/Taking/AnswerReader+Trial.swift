import Ground
import Model
import Templates

extension AnswerReader {
  /// The answers that a variable can have, the default first; none if they cannot be tried.
  func candidates(for variable: Variable) -> [FiniteAnswer] {
    switch variable.kind {
    case .identifier: return [.none] + entities.map { .value($0, of: variable.flag) }
    default: return FiniteAnswers(variable)?.all ?? []
    }
  }

  /// The names that most files begin with, but for the module's own.
  private var entities: [String] {
    let stems = files.paths.map { String($0.name.prefix { $0 != "." }) }
    let counts = fields.types.subtracting([name.text]).map { type in
      (
        type,
        stems.count {
          $0.hasPrefix(type) && !($0.dropFirst(type.count).first?.isLowercase ?? false)
        }
      )
    }
    return counts.filter { $0.1 > 0 }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(4).map(\.0)
  }

  mutating func settle(_ variable: Variable) throws {
    var best: (answer: FiniteAnswer, fit: Fit)?
    for answer in candidates(for: variable) {
      guard let fit = try fit(answer, to: variable) else { continue }
      if best.map({ fit > $0.fit }) ?? true { best = (answer, fit) }
    }
    set(variable, best?.answer ?? .none)
  }

  /// The evidence in the files for the value of a variable.
  enum Evidence {
    case clear, doubtful
    /// All answers make the same of it.
    case nothing
  }

  /// Whether the answer that was found is better than the default, or the default than all others.
  mutating func evidence(for variable: Variable) throws -> Evidence {
    let answer = found[variable.name] ?? .none
    guard let fit = try fit(answer, to: variable) else { return .doubtful }
    var evidence = Evidence.nothing
    for other in candidates(for: variable) where other != answer {
      guard answer == .none || other == .none else { continue }
      guard let otherFit = try self.fit(other, to: variable) else { continue }
      if fit.isClearlyBetter(than: otherFit) {
        evidence = .clear
      } else if try !gives(the: other, same: answer, for: variable) {
        return .doubtful
      }
    }
    return answer == .none ? evidence : .clear
  }

  /// True if two answers make no difference.
  private mutating func gives(
    the other: FiniteAnswer, same answer: FiniteAnswer, for variable: Variable
  ) throws -> Bool {
    let before = found
    defer { found = before }
    set(variable, other)
    let one = try output()
    set(variable, answer)
    return try one == output()
  }

  private mutating func fit(_ answer: FiniteAnswer, to variable: Variable) throws -> Fit? {
    let before = found
    defer { found = before }
    set(variable, answer)
    if let fit = known[found] { return fit }
    let fit = try output().map { texts in try files.fit(texts) }
    known[found] = .some(fit)
    return fit
  }

  private mutating func set(_ variable: Variable, _ answer: FiniteAnswer) {
    found[variable.name] = answer == .none ? nil : answer
  }

  mutating func fitsSomehow(_ variables: [Variable]) throws -> Bool {
    for variable in variables {
      for answer in candidates(for: variable) {
        let before = found
        set(variable, answer)
        let texts = try output()
        found = before
        if let texts, try files.hasAny(texts) { return true }
      }
    }
    return false
  }

  /// The files of the template for the answers so far; `nil` for options that do not go together.
  func output() throws -> [ProjectPath: String]? {
    let answers = try? Questionnaire(template: template, replies: replies(found).silent).answers(
      name: name.text, module: name, known: Values.known(generator.project), modules: modules)
    return answers.flatMap { try? generator.output(for: $0).files }
  }
}
