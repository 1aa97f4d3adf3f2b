import Ground
import Templates

/// An operation that no module comes of.
package struct LeftOut {
  private let lead: APIOperation
  private let reason: Reason

  init(_ lead: APIOperation, _ reason: Reason) { (self.lead, self.reason) = (lead, reason) }

  enum Reason {
    case noReply
    case noObjects
    case noIdentity
    case noBody
    case oddPath
    case belongsToNone
    case broken(DataError)
  }
}

extension LeftOut {
  package var operation: String { lead.name }

  func isCalled(_ text: String) -> Bool { lead.isCalled(text) }

  package var words: String { message.text }

  private var message: Message {
    switch reason {
    case .noReply: "its answer is no JSON"
    case .noObjects: "its answer has no objects"
    case .noIdentity: "nothing tells its rows apart"
    case .noBody: "what it sends is no object of JSON"
    case .oddPath: "its path has signs that `--path` does not take"
    case .belongsToNone: "no list or item that it belongs to"
    case .broken(let error): Message(verbatim: "\(error)")
    }
  }

  /// What is wrong with the document, if that is the reason.
  package var error: DataError? {
    if case .broken(let error) = reason { error } else { nil }
  }
}
