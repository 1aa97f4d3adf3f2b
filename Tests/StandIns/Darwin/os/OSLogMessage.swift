/// A text for the log, whose values are kept from whoever reads along unless they are public.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  public init(stringInterpolation: OSLogInterpolation) { declared() }
  public init(stringLiteral value: String) { declared() }
}

/// The values in a text for the log.
public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) { declared() }
  public mutating func appendLiteral(_ literal: String) { declared() }

  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { declared() }

  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { declared() }
}

/// How wide a value is in the log.
public struct OSLogStringAlignment {
  public static var none: OSLogStringAlignment { declared() }
}

/// Who may read a value in the log.
public struct OSLogPrivacy {
  public static var `public`: OSLogPrivacy { declared() }
  public static var `private`: OSLogPrivacy { declared() }
  public static var sensitive: OSLogPrivacy { declared() }
  public static var auto: OSLogPrivacy { declared() }
}

/// How loud a text in the log is.
public struct OSLogType: Equatable, Sendable {
  public static var `default`: OSLogType { declared() }
  public static var info: OSLogType { declared() }
  public static var debug: OSLogType { declared() }
  public static var error: OSLogType { declared() }
  public static var fault: OSLogType { declared() }
}
