import Fields
import Templates

/// A path of a description, such as `/repos/{owner}/issues/{issue_number}`.
struct APIPath: Equatable {
  let text: String
  private let segments: [Substring]

  init(_ text: String) {
    self.text = text
    segments = text.split(separator: "/")
  }

  /// The part of a path that names the form of a reply, and distinguishes no path from another.
  private static let endings = [".json", ".xml", ".geojson"]
}

extension APIPath {
  /// The name in the last segment, if that is nothing but a name in braces.
  var lastParameter: String? { segments.last.flatMap { Self.parameter(Self.plain($0)) } }

  var count: Int { segments.count }

  /// True if `--path` takes it: names in braces, and besides them letters, digits and few signs.
  var isPlain: Bool {
    segments.allSatisfy { segment in
      Self.pieces(of: segment)?.allSatisfy { piece in
        piece.isName
          || piece.text.utf8.allSatisfy { $0.isLetterOrDigit || "-_.~@+,=".utf8.contains($0) }
      } ?? false
    }
  }

  /// The names of the segments that are no parameters, the last one first.
  var words: [String] {
    segments.filter { !$0.contains("{") }.reversed().map { segment in
      Words(of: String(segment.prefix { $0 != "." })).pascalCased
    }
  }

  private static func parameter(_ segment: Substring) -> String? {
    guard segment.hasPrefix("{"), segment.hasSuffix("}"), segment.count(where: { $0 == "{" }) == 1
    else { return nil }
    return String(segment.dropFirst().dropLast())
  }

  /// A segment without what says in which form a server answers.
  private static func plain(_ segment: Substring) -> Substring {
    guard let ending = ending(of: segment) else { return segment }
    return segment.dropLast(ending.count)
  }

  private static func ending(of segment: Substring) -> String? {
    endings.first { segment.hasSuffix($0) && segment.count > $0.count }
  }

  /// The names in braces of a segment and what stands around them; `nil` for a brace without its
  /// counterpart.
  private static func pieces(of segment: Substring) -> [(text: Substring, isName: Bool)]? {
    var pieces: [(Substring, Bool)] = []
    var rest = segment
    while let start = rest.firstIndex(of: "{") {
      guard let end = rest[start...].firstIndex(of: "}") else { return nil }
      if start > rest.startIndex { pieces.append((rest[..<start], false)) }
      pieces.append((rest[rest.index(after: start)..<end], true))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append((rest, false)) }
    return pieces.contains { $0.0.contains("}") } ? nil : pieces
  }
}

// MARK: - Shapes

extension APIPath {
  /// The path without what distinguishes no resource from another: how parameters are called, a `/`
  /// at the end, and the form of the answer.
  var shape: [String] {
    segments.enumerated().map { index, segment in
      let plain = index == segments.count - 1 ? Self.plain(segment) : segment
      return plain.contains("{") ? Self.value : plain.lowercased()
    }
  }

  /// The same without a version in front, and with each thing in the singular.
  var looseShape: [String] {
    Array(
      shape.drop(while: Self.isVersion).map {
        $0 == Self.value ? $0 : Words(of: $0).singular.snakeCased
      })
  }

  /// The sign for any parameter.
  static let value = "{}"

  /// `v2`, `2010-04-01`, `api`
  private static func isVersion(_ segment: String) -> Bool {
    if ["api", "rest"].contains(segment) { return true }
    let isNamed = segment.hasPrefix("v")
    let number = isNamed ? segment.dropFirst() : segment[...]
    return number.first?.isNumber == true
      && number.allSatisfy { $0.isNumber || ".-_".contains($0) || isNamed && $0.isLetter }
  }
}

// MARK: - Requests

extension APIPath {
  /// The path as `--path` takes it.
  ///
  /// - Parameters:
  ///   - isOfOne: whether the last parameter is the id of what is asked for.
  ///   - known: what the parameters are called already, in their order.
  func request(isOfOne: Bool, naming known: [String] = []) -> String {
    written(names(isOfOne: isOfOne, naming: known))
  }

  /// The names of the parameters in a request, in their order.
  func names(isOfOne: Bool, naming known: [String] = []) -> [String] {
    var taken = Self.taken.union(known)
    var names: [String] = []
    let count = parameters.count
    for (order, (index, parameter)) in parameters.enumerated() {
      if isOfOne, order == count - 1 {
        names.append("id")
      } else if order < known.count {
        names.append(known[order])
      } else {
        let owner = index > 0 ? Words(of: String(segments[index - 1])).singular.snakeCased : ""
        let plain = Words(of: parameter).snakeCased
        let wanted = [plain, owner + "_" + plain, plain + "_\(index)"]
        let name = wanted.first { Self.isName($0) && !taken.contains($0) } ?? "value_\(order)"
        taken.insert(name)
        names.append(name)
      }
    }
    return names
  }

  /// Where one of the things is that the path has, by what the server calls the path: below `calls.json`
  /// it is `calls/{id}.json`.
  func requestOfOne(naming known: [String]) -> String {
    let path = request(isOfOne: false, naming: known)
    let hasSlash = path.hasSuffix("/")
    let plain = hasSlash ? String(path.dropLast()) : path
    let ending = Self.ending(of: plain[...]) ?? ""
    return plain.dropLast(ending.count) + "/{id}" + ending + (hasSlash ? "/" : "")
  }

  private var parameters: [(index: Int, name: String)] {
    segments.enumerated().flatMap { index, segment in
      (Self.pieces(of: segment) ?? []).filter(\.isName).map { (index, String($0.text)) }
    }
  }

  private func written(_ names: [String]) -> String {
    var names = names[...]
    let parts = segments.map { segment in
      (Self.pieces(of: segment) ?? []).map { piece in
        piece.isName ? "{\(names.popFirst() ?? "")}" : String(piece.text)
      }.joined()
    }
    return "/" + parts.joined(separator: "/") + (text.hasSuffix("/") && !parts.isEmpty ? "/" : "")
  }

  /// Names that `--path` knows as something else.
  private static let taken: Set<String> = [
    "client", "cursor", "database", "id", "input", "list", "memory", "network", "storage", "text",
    "transport",
  ]

  private static func isName(_ text: String) -> Bool {
    text.utf8.first.map { $0.isLetter } ?? false && !SwiftKeyword.isReserved(text)
  }
}
