/// Hears which part of a body has gone out, from 0 to 1.
package typealias UploadProgress = @Sendable (Double) -> Void
