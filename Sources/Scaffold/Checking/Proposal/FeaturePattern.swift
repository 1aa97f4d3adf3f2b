import Ground

/// The folders that features call by one word, as one pattern that fits those of new features too:
/// `App/*/View`.
struct FeaturePattern {
  let text: String

  /// - Parameters:
  ///   - places: the folders.
  ///   - others: the folders that the pattern must not fit.
  /// - Returns: `nil` for a single folder, or where the pattern would fit others.
  init?(of places: [String], besides others: [String]) {
    let paths = places.map { $0.pathComponents }
    guard let first = paths.first, paths.count > 1, paths.allSatisfy({ $0.count == first.count })
    else { return nil }
    let names = first.indices.map { index in
      paths.allSatisfy { $0[index] == first[index] } ? first[index] : "*"
    }
    let takesOthers = others.contains { other in
      let path = other.pathComponents
      return path.count >= names.count && zip(names, path).allSatisfy { $0 == "*" || $0 == $1 }
    }
    guard !takesOthers else { return nil }
    text = names.joined(separator: "/")
  }
}

extension FeaturePattern {
  /// The same folders in fewer words, as far as there are patterns for them.
  static func patterns(of places: Set<String>, besides others: [String]) -> [String] {
    struct Key: Hashable {
      let word: Substring?
      let depth: Int
    }
    let alike = Dictionary(grouping: places) { place in
      Key(word: place.pathComponents.last, depth: place.pathComponents.count)
    }
    return alike.values.flatMap { places in
      FeaturePattern(of: places, besides: others).map { [$0.text] } ?? places
    }
  }
}
