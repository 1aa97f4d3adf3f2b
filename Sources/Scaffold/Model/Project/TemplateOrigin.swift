import Ground
import Templates

/// Where the files of a template come from: the tool, the project, or both.
package struct TemplateOrigin {
  /// The paths of the files that the project has of its own.
  package let own: Set<String>
  let builtIn: Set<String>

  package init(of name: String, in root: String) {
    own = Set((try? Disk.files(below: root + "/Templates/" + name)) ?? [])
    builtIn = Set(((try? Catalog.embedded.files(of: name)) ?? [:]).keys)
  }

  package var words: String {
    if own.isEmpty { return "built-in" }
    if builtIn.isEmpty { return "your own" }
    return own.count == 1 ? "built-in, 1 file yours" : "built-in, \(own.count) files yours"
  }
}
