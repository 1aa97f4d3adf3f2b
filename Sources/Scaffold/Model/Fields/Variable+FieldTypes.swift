import Fields
import Ground
import Templates

extension Variable {
  /// Its purpose, in the language of the run where the template has it.
  package var spokenHelp: Message {
    Message(verbatim: translations[Wording.current.tag] ?? help)
  }

  /// The same; of fields, which types they may have.
  package var fullHelp: Message {
    kind == .fields
      ? "\(spokenHelp) Types: \(PlainType.names.joined(separator: ", "))." : spokenHelp
  }
}
