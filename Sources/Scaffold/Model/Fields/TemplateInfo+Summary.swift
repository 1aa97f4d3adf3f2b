import Ground
import Templates

extension TemplateInfo {
  /// What it makes, in the language of the run where the template has it.
  package var spokenSummary: Message {
    Message(verbatim: translations[Wording.current.code] ?? summary)
  }
}
