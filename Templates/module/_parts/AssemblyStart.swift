nonisolated extension AppStart {
  /// Where the {{ phrase }} module begins.
  public static let {{ case }} = AppStart(.{{ case }}(.start))
}
