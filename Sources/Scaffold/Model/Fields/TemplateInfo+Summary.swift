import Ground
import Templates

extension TemplateInfo {
  /// A summary, in the language of the run where the template has it.
  package var spokenSummary: Message {
    Message(verbatim: translations[Wording.current.tag] ?? summary)
  }
}
