// An import of a type by its name does not bring its operators.
extension Date {
  public static func + (lhs: Date, rhs: TimeInterval) -> Date { declared() }
  public static func - (lhs: Date, rhs: TimeInterval) -> Date { declared() }
  public static func += (lhs: inout Date, rhs: TimeInterval) { declared() }
  public static func -= (lhs: inout Date, rhs: TimeInterval) { declared() }
}

extension DispatchTime {
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    declared()
  }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { declared() }
}
