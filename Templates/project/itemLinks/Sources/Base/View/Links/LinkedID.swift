import Foundation

/// An identity that may stand in a link.
package nonisolated protocol LinkedID: Hashable, Sendable {
  init?(linkPart: Substring)

  /// The identity as one part of a path, not escaped.
  var linkPart: String { get }
}

nonisolated extension LinkedID where Self: LosslessStringConvertible {
  package init?(linkPart: Substring) { self.init(String(linkPart)) }

  package var linkPart: String { description }
}

nonisolated extension Int: LinkedID {}

nonisolated extension Int64: LinkedID {}

nonisolated extension String: LinkedID {}

nonisolated extension UUID: LinkedID {
  package init?(linkPart: Substring) { self.init(uuidString: String(linkPart)) }

  package var linkPart: String { uuidString }
}
