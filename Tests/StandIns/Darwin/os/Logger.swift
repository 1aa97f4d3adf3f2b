/// What writes to the system's log.
public struct Logger: @unchecked Sendable {
  public init() { declared() }
  public init(subsystem: String, category: String) { declared() }

  public func log(_ message: OSLogMessage) { declared() }
  public func log(level: OSLogType, _ message: OSLogMessage) { declared() }
  public func trace(_ message: OSLogMessage) { declared() }
  public func debug(_ message: OSLogMessage) { declared() }
  public func info(_ message: OSLogMessage) { declared() }
  public func notice(_ message: OSLogMessage) { declared() }
  public func warning(_ message: OSLogMessage) { declared() }
  public func error(_ message: OSLogMessage) { declared() }
  public func critical(_ message: OSLogMessage) { declared() }
  public func fault(_ message: OSLogMessage) { declared() }
}
