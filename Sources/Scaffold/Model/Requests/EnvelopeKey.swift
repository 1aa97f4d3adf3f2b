/// Where the payload is in the envelopes that the Base layers know.
package enum EnvelopeKey {
  /// - Parameter envelope: what `--envelope` says.
  /// - Returns: `nil` where the whole reply is the payload.
  package static func payload(in envelope: String) -> String? {
    switch envelope {
    case "codeData": "data"
    case "statusRes": "res"
    default: nil
    }
  }
}
