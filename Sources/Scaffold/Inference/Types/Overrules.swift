import Fields
import Ground
import Templates

/// A person's word on places in the samples, against the samples.
package struct Overrules: Equatable, Sendable {
  /// Types by path, as `--field "user.id=String"` has them.
  let types: [String: String]
  /// Paths to leave out.
  private let skipped: Set<String>
  /// Paths besides which all is left out; empty if all is taken.
  private let only: Set<String>
  /// Names by path.
  let names: [String: String]

  package static let none = Overrules(types: [:], skipped: [], only: [], names: [:])
}

extension Overrules {
  /// - Parameters: the values of `--field`, `--skip`, `--only` and `--rename`.
  package init(
    fields: [String], skips: [String], only: [String] = [], renames: [String]
  ) throws(InferenceProblem) {
    let types = try Self.pairs(fields, of: "--field")
    let names = try Self.pairs(renames, of: "--rename")
    for (path, name) in names where !FieldName.isUsable(name) {
      throw .badName(name, path: path)
    }
    self.init(
      types: types, skipped: Set(skips.map(Self.path)), only: Set(only.map(Self.path)),
      names: names)
  }

  private static func pairs(
    _ texts: [String], of option: String
  ) throws(InferenceProblem) -> [String: String] {
    var pairs: [String: String] = [:]
    for text in texts {
      guard let mark = text.lastIndex(of: "="), mark != text.startIndex,
        text.index(after: mark) != text.endIndex
      else { throw .badPair(text, option: option) }
      let path = path(String(text[..<mark]))
      let value = String(text[text.index(after: mark)...])
      guard pairs.updateValue(value, forKey: path) == nil else {
        throw .repeatedPath(path, option: option)
      }
    }
    return pairs
  }

  /// `labels[].name` is `labels.name`, too.
  private static func path(_ text: String) -> String { text.replacing("[]", with: "") }

  /// The field that a person has marked: `--field number=Int!`, or `--field sys.id=String!`
  package var identity: String? {
    types.filter { $0.value.hasSuffix("!") }.keys.min()
  }

  /// The name of a field.
  ///
  /// - Parameters:
  ///   - path: where it stands.
  ///   - identity: the key of the field that identifies entities.
  func name(
    of key: String, at path: String, _ identity: String?, _ entity: String
  ) -> FieldName {
    let own = FieldName(key: key, isInside: path.contains("."))
    let name = names[path].map(own.called) ?? own
    // What is called `id` in Swift identifies entities.
    let isOther = !path.contains(".") && path != identity && name.swiftName == "id"
    return isOther ? name.called(Words(of: entity).snakeCased + "_id") : name
  }

  /// Why a path is left out; `nil` if it is not.
  ///
  /// - Parameter identity: the key of the field that identifies entities, which stays.
  func reasonAgainst(_ path: String, _ identity: String?) -> String? {
    if skipped.contains(path) { return Message("left out with `--skip`").text }
    let isTaken =
      only.isEmpty || path == identity || identity?.hasPrefix(path + ".") == true
      || only.contains {
        $0 == path || $0.hasPrefix(path + ".") || path.hasPrefix($0 + ".")
      }
    return isTaken ? nil : Message("not named with `--only`").text
  }

  /// - Throws: `InferenceProblem` for a path at which there is no place.
  func requirePlaces(in explanations: [Explanation]) throws(InferenceProblem) {
    let known = Set(explanations.map(\.path))
    let said = skipped.union(only).union(types.keys).union(names.keys)
    guard let path = said.subtracting(known).min() else { return }
    throw .unknownPath(path, Suggestion(for: path, among: known.sorted()))
  }
}
