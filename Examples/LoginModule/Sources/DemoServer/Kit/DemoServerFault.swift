import Foundation

/// Why the server cannot start.
package enum DemoServerFault: Error, Hashable {
  case portTaken(UInt16)
  /// What the system says, as its error number.
  case system(Int32)
}

extension DemoServerFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .portTaken(let port):
      "port \(port) is taken; choose another with `--port`, or any that is free with `--port 0`"
    case .system(let code): "the server cannot start: \(String(cString: strerror(code)))"
    }
  }
}
