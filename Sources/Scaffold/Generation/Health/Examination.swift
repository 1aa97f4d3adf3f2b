/// One thing that `scaffold doctor` looks at.
package protocol Examination: Sendable {
  /// What it looks at, in a word that the output begins with.
  static var subject: String { get }

  /// What there is to say of it; nothing, where there is nothing to look at.
  static func diagnoses(of patient: Patient) throws -> [Diagnosis]
}
