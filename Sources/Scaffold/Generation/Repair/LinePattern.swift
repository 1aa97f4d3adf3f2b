import Model
import Templates

/// The pattern of a line that modules put into shared files, whatever the module is called:
/// `case *(*Route)`.
struct LinePattern: Hashable {
  /// The texts between the names.
  private let parts: [String]
  /// True if a name is written as variables are: `login`.
  private let areLowercase: [Bool]

  /// - Parameter key: how the line of the module `name` starts.
  /// - Returns: `nil` if the module's name is not in it.
  init?(of key: String, from name: String) {
    let forms = [(Words(of: name).camelCased, true), (name, false)]
    var (parts, areLowercase, rest) = ([""], [Bool](), Substring(key))
    while let first = rest.first {
      let isStart = !(parts[parts.count - 1].last?.isLetter ?? false)
      let form = forms.first { form, isLower in
        rest.hasPrefix(form) && isStart && !(rest.dropFirst(form.count).first?.isLowercase ?? false)
      }
      if let form {
        areLowercase.append(form.1)
        parts.append("")
        rest = rest.dropFirst(form.0.count)
      } else {
        parts[parts.count - 1].append(first)
        rest.removeFirst()
      }
    }
    guard parts.count > 1 else { return nil }
    (self.parts, self.areLowercase) = (parts, areLowercase)
  }

  /// The name of the module that a line is of, as it is written there; `nil` for other lines.
  func module(of line: String) -> String? {
    guard line.hasPrefix(parts[0]) else { return nil }
    var rest = line.dropFirst(parts[0].count)
    var names: [String] = []
    for (index, part) in parts.dropFirst().enumerated() {
      // A name goes on as long as letters do, but for what the line itself has behind it.
      let word = rest.prefix { $0.isLetter || $0.isNumber }
      let name = part.first?.isLetter ?? false ? Self.cut(word, before: part) : word
      guard let name, !name.isEmpty, rest.dropFirst(name.count).hasPrefix(part),
        name.first?.isUppercase != areLowercase[index]
      else { return nil }
      names.append(String(name))
      rest = rest.dropFirst(name.count + part.count)
    }
    let variables = Set(zip(names, areLowercase).map { $1 ? $0 : Words(of: $0).camelCased })
    guard variables.count == 1, let variable = variables.first else { return nil }
    return zip(names, areLowercase).first { !$0.1 }?.0 ?? variable
  }

  private static func cut(_ word: Substring, before part: String) -> Substring? {
    let letters = part.prefix { $0.isLetter || $0.isNumber }
    return word.hasSuffix(letters) ? word.dropLast(letters.count) : nil
  }
}
