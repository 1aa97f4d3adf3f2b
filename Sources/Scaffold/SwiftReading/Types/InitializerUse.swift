/// A place where a value is made with labels, or where it is declared how: `Post(id: 1, title: "")`,
/// `self.init(id: id, title: title)`, `init(id: Int, title: String) {`.
package struct InitializerUse: Equatable, Sendable {
  /// The type before the bracket; `nil` where the file does not say which.
  package let type: String?
  package let labels: [String]
  package let isDeclaration: Bool
  /// Where it stands among the bytes of the file.
  package let place: Int
}

extension SwiftSource {
  /// Those whose first label is one of some, in the order of the file.
  package func initializers(beginningWith labels: Set<String>) -> [InitializerUse] {
    tokens.indices.compactMap { index in
      guard isWord(at: index), says("(", at: index + 1), says(":", at: index + 3),
        labels.contains(name(at: index + 2))
      else { return nil }
      let place = tokens[index].range.lowerBound
      if says("init", at: index) {
        let isCall = says(".", at: index - 1)
        let owner = isCall && isWord(at: index - 2) ? name(at: index - 2) : nil
        return InitializerUse(
          type: owner == "self" ? nil : owner, labels: self.labels(in: index + 1),
          isDeclaration: !isCall, place: place)
      }
      guard name(at: index).first?.isUppercase ?? false else { return nil }
      return InitializerUse(
        type: name(at: index), labels: self.labels(in: index + 1), isDeclaration: false,
        place: place)
    }
  }

  /// Where values are made by the name of a type, in the order of the file.
  package var callsOfTypes: [InitializerUse] {
    tokens.indices.compactMap { index in
      guard isWord(at: index), says("(", at: index + 1), name(at: index).first?.isUppercase ?? false
      else { return nil }
      let labels = zip(labels(in: index + 1), starts(in: index + 1)).map { label, start in
        says(":", at: start + 1) ? label : "_"
      }
      return InitializerUse(
        type: name(at: index), labels: labels, isDeclaration: false,
        place: tokens[index].range.lowerBound)
    }
  }

  /// The labels of what stands in a bracket; `_` for what has none.
  private func labels(in bracket: Int) -> [String] {
    starts(in: bracket).map { index in
      let isLabelled = isWord(at: index) && !says(":", at: index)
      let isFollowed = says(":", at: index + 1) || isWord(at: index + 1)
      return isLabelled && isFollowed ? name(at: index) : "_"
    }
  }

  /// Where each of what stands in a bracket begins.
  private func starts(in bracket: Int) -> [Int] {
    var (starts, depth, isStart) = ([Int](), 0, false)
    for index in tokens.indices.dropFirst(bracket) {
      if depth == 1, isStart {
        if self.bracket(at: index) < 0 { break }
        starts.append(index)
      }
      depth += self.bracket(at: index)
      if depth == 0 { break }
      isStart = depth == 1 && (index == bracket || says(",", at: index))
    }
    return starts
  }
}
