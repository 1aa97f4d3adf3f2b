import Fields
import Ground
import Templates

/// The recorded reply of a server, as a module keeps it for development.
package struct RecordedReply {
  let text: String

  package init(_ text: String) { self.text = text }

  /// The same with other keys in each object that has all that an entity has to have.
  ///
  /// - Parameters:
  ///   - names: the new keys by the old ones.
  ///   - fields: those of the entity under the old keys, as `--fields` takes them.
  /// - Returns: `nil` if no object is such a one.
  package func renamed(_ names: [(old: String, new: String)], of fields: String) -> String? {
    let bytes = Array(text.utf8)
    guard let json = try? JSONSource(file: "", bytes: bytes).parse(),
      let fields = try? Field.fields(fields)
    else { return nil }
    let needed = Set(fields.filter { !$0.isOptional && !$0.base.isSecret }.map(\.key))
    let keys = Dictionary(names.map { ($0.old, $0.new) }) { first, _ in first }
    var edits: [(range: Range<Int>, text: String)] = []
    func walk(_ json: JSON) {
      switch json.kind {
      case .list(let items): items.forEach(walk)
      case .object(let members):
        let own = Set(members.map(\.key))
        if needed.isSubset(of: own) {
          for member in members {
            guard let new = keys[member.key], !own.contains(new) else { continue }
            let length = JSON.quoted(member.key).utf8.count
            edits.append((member.offset..<member.offset + length, JSON.quoted(new)))
          }
        }
        members.map(\.value).forEach(walk)
      default: break
      }
    }
    walk(json)
    guard !edits.isEmpty else { return nil }
    var result = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
