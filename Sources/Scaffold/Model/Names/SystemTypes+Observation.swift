extension SystemTypes {
  /// The types of Observation.
  static let ofObservation = names(
    """
    Observable ObservationRegistrar Observations
    """)
}
