import Templates

/// Who serves the tools, as clients show it.
package struct ServerIdentity: Sendable {
  let name: String
  let version: String
  /// The text about the tools as a whole, for an agent.
  let instructions: String

  package init(name: String, version: String, instructions: String) {
    (self.name, self.version, self.instructions) = (name, version, instructions)
  }

  var json: JSON { ["name": JSON(.text(name)), "version": JSON(.text(version))] }
}
