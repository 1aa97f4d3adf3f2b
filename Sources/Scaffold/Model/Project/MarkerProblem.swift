/// Why a file has no usable region.
package struct MarkerProblem: Error {
  package let reason: Conflict.Reason
  package init(_ reason: Conflict.Reason) { self.reason = reason }
}
