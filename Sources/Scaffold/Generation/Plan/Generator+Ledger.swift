import Model
import Templates

extension Generator {
  /// True if a ledger holds just what the template gives for some answers.
  ///
  /// A file that someone else wrote and that may stay is in no ledger.
  func gives(_ output: Output, for answers: [Answer], as ledger: Ledger) -> Bool {
    let files = output.files.filter { path, _ in
      ledger.files[path] != nil || !output.keepsExisting.contains(path)
    }
    let insertions = output.insertions.filter {
      !$0.isOptional || ledger.insertions.contains($0)
    }
    return ledger.template == template.name && ledger.answers == answers && ledger.files == files
      && ledger.insertions == insertions
      && Set(ledger.endings.keys) == Set(output.endings.keys)
  }
}
