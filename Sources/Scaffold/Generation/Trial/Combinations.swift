import Templates

/// The combinations of answers that a template is tried with.
///
/// What has few answers (choices, flags, lists) is taken in every combination; the rest, such as names
/// and fields, in a few sets of values, each with all of these.
package struct Combinations: Sendable {
  package let all: [Combination]
  package let count: Count

  package struct Count: Equatable, Sendable {
    /// How many there are.
    package let all: Int
    /// How many are tried.
    package let tried: Int
    /// How many answers of a combination that is tried are not the default.
    package let changes: Int
  }

  /// More are not worth the time: those go first that differ most from the defaults.
  static let most = 4_000

  /// - Parameter most: how many are tried at the most.
  init(of variables: [Variable], most: Int = most) {
    let finite = variables.compactMap(FiniteAnswers.init)
    let sets = ValueSet.all(for: variables)
    let total = finite.reduce(sets.count) { product, answers in
      let (count, isTooMuch) = product.multipliedReportingOverflow(by: answers.all.count)
      return isTooMuch ? Int.max : count
    }
    var choices: [[FiniteAnswer]] = [[]]
    var changes = finite.count
    while true {
      choices = Self.choices(of: finite[...], changing: changes)
      guard choices.count * sets.count > most, changes > 1 else { break }
      changes -= 1
    }
    let tried = choices.prefix(max(1, most / sets.count))
    all = sets.flatMap { set in tried.map { set.combination(with: $0) } }
    count = Count(all: total, tried: all.count, changes: changes)
  }

  /// Every choice of answers of which a few at the most are not the default; those with the fewest
  /// first.
  private static func choices(
    of variables: ArraySlice<FiniteAnswers>, changing most: Int
  ) -> [[FiniteAnswer]] {
    var choices: [(changes: Int, answers: [FiniteAnswer])] = [(0, [])]
    for variable in variables {
      choices = choices.flatMap { choice in
        variable.all.enumerated().compactMap { index, answer in
          let changes = choice.changes + (index == 0 ? 0 : 1)
          return changes > most ? nil : (changes, choice.answers + [answer])
        }
      }
    }
    // The order of the answers stays among those with as many changes.
    return choices.enumerated().sorted {
      ($0.element.changes, $0.offset) < ($1.element.changes, $1.offset)
    }
    .map(\.element.answers)
  }

  /// The first combinations, as people would answer, that have each answer once.
  package var cover: [Combination] {
    var seen: Set<String> = []
    return all.filter { combination in
      guard combination.isUsual else { return false }
      let answers = combination.flags.union(combination.values.map { "\($0.key)=\($0.value)" })
      defer { seen.formUnion(answers) }
      return !answers.isSubset(of: seen) || seen.isEmpty && combination.values.isEmpty
    }
  }
}
