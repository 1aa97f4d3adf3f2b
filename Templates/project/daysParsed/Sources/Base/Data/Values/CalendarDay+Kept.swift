import Core

nonisolated extension CalendarDay: WireValue {
  /// `2026-01-31`
  package init?(wire: String) {
    self.init(wire)
  }

  package var wire: String { description }
}
