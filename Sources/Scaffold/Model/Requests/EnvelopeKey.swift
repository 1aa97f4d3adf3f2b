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

  /// - Returns: where the server's own code is, which is 0 where all went well; `nil` if it has none.
  package static func code(in envelope: String) -> String? {
    switch envelope {
    case "weibo": "error_code"
    case "codeData": "code"
    case "statusRes": "status"
    default: nil
    }
  }
}
