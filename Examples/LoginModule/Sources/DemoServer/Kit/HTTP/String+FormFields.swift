extension String {
  /// The fields of `name=value&name=value`; `nil` if it is not well encoded.
  var formFields: [String: String]? {
    var fields: [String: String] = [:]
    for pair in split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts[0].formDecoded else { return nil }
      guard let value = parts.count == 2 ? parts[1].formDecoded : "" else { return nil }
      fields[name] = value
    }
    return fields
  }
}

extension Substring {
  fileprivate var formDecoded: String? {
    replacing("+", with: " ").removingPercentEncoding
  }
}
