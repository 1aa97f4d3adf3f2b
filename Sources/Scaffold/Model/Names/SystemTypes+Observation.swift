import Ground

extension SystemTypes {
  /// The types of Observation.
  static let ofObservation = WordTable(
    """
    Observable ObservationRegistrar Observations
    """)
}
