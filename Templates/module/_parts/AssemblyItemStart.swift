nonisolated extension AppStart {
  /// One item of the {{ phrase }} module.
  public static func {{ case }}(_ id: {{ identity.type }}) -> AppStart {
    AppStart(.{{ case }}(.detail(id)))
  }
}
