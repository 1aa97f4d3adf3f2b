import DocumentReading
import Ground
import Templates

/// How replies differ from the order of pages that a module knows, as `--paging` says it.
package enum PagingDrift {
  /// - Parameters:
  ///   - known: what the module was given.
  ///   - rows: where the rows are.
  package static func deviations(
    of samples: [ReplySample], from known: String, rows: JSONPointer
  ) -> [Deviation] {
    let kind = String(known.prefix { $0 != "(" })
    let parts = known.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ",")
    return parts.compactMap { part in
      let sides = part.split(separator: ":", maxSplits: 1).map(\.trimmed)
      guard sides.count == 2, sides[0] != "size", let place = JSONPointer(sides[1]) else {
        return nil
      }
      return sides[0] == "next"
        ? next(of: samples, at: place, kind, rows) : number(of: samples, at: place)
    }
  }

  private static func next(
    of samples: [ReplySample], at place: JSONPointer, _ kind: String, _ rows: JSONPointer
  ) -> Deviation? {
    let isLink = kind == "link"
    let known = Message(isLink ? "the address of the next page" : "the cursor of the next page")
      .text
    let values = samples.compactMap { $0.value(at: place) }
    guard let value = values.first(where: { $0.kind != .null }) ?? values.first else {
      // The last page of some servers has none.
      let others = samples.lazy.map { PagingSearch(of: $0.value, around: rows).paging?.next }
      if let other = others.compactMap(\.self).first {
        return Deviation(path: "\(place)", kind: .moved, known: known, found: "\(other)")
      }
      return Deviation(
        path: "\(place)", kind: .gone, known: known,
        found: Message("nothing; it may be the last page").text)
    }
    let found = PagingNeighbour(key: "", name: "next", place: place, value: value, holder: "")
    let fits =
      found.isNull
      || (isLink ? found.isAddress : value.number != nil || value.text != nil && !found.isAddress)
    guard !fits else { return nil }
    let words = found.isAddress ? Message("an address").text : value.description
    return Deviation(path: "\(place)", kind: .retyped, known: known, found: words)
  }

  private static func number(of samples: [ReplySample], at place: JSONPointer) -> Deviation? {
    let known = Message("how many there are").text
    let values = samples.compactMap { $0.value(at: place) }
    guard let value = values.first else {
      return Deviation(path: "\(place)", kind: .gone, known: known, found: Message("nothing").text)
    }
    let isNumber = value.number != nil || value.text.flatMap { Int($0) } != nil
    return isNumber
      ? nil : Deviation(path: "\(place)", kind: .retyped, known: known, found: value.description)
  }
}
