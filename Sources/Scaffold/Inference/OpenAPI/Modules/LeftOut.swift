import Ground
import Templates

/// An operation that no module comes of.
package struct LeftOut {
  package let operation: String
  private let request: String
  private let reason: Reason

  init(_ operation: APIOperation, _ reason: Reason) {
    (self.operation, request, self.reason) = (operation.name, operation.request, reason)
  }

  enum Reason {
    case noReply(String?)
    case noObjects
    case noIdentity
    case noBody
    case oddPath
    case belongsToNone
    case broken(DataError)
    // Of what a list could do.
    case noRow
    case otherPlace
    case otherPath
    case takesLess
  }
}

extension LeftOut {
  func isCalled(_ text: String) -> Bool {
    operation == text || request.lowercased() == text.lowercased()
  }

  package var words: String { message.text }

  private var message: Message {
    switch reason {
    case .noReply(nil): "its answer has nothing in it"
    case .noReply(let type?): "its answer is \(type.printable), and no JSON"
    case .noObjects: "its answer has no objects"
    case .noIdentity: "nothing identifies its rows"
    case .noBody: "what it sends is no object of JSON"
    case .oddPath: "its path has signs that `--path` does not take"
    case .belongsToNone: "no list or item that it belongs to"
    case .broken(let error): Message(verbatim: "\(error)")
    case .noRow: "its answer has no row of the list"
    case .otherPlace: "its answer has the row at another place"
    case .otherPath: "its path is another one than that of the others"
    case .takesLess: "it does not take all that a row has"
    }
  }

  /// The error in the document, if that is the reason.
  package var error: DataError? {
    if case .broken(let error) = reason { error } else { nil }
  }
}
