import Foundation

/// Tries something for some seconds that a process which is just being started may be in the way of:
/// until it runs, it has everything that is open here.
package func patiently<Outcome>(_ attempt: () throws -> Outcome) throws -> Outcome {
  for _ in 1...500 {
    if let outcome = try? attempt() { return outcome }
    usleep(10_000)
  }
  return try attempt()
}
