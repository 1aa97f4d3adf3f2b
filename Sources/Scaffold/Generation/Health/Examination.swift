/// One thing that `scaffold doctor` examines.
package protocol Examination: Sendable {
  /// The thing that it checks, in a word that the output begins with.
  static var subject: String { get }

  /// The results; none where there is nothing to check.
  static func diagnoses(of patient: Patient) throws -> [Diagnosis]
}
