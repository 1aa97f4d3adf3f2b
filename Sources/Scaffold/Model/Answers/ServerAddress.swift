import Ground
import Templates

/// The address of a server, as a literal in generated code may hold it: `https://host:8080/path`.
struct ServerAddress {
  /// True if requests go as they are, for all to read.
  let isPlain: Bool
  /// Such as `api.example.com`, `127.0.0.1` or `[::1]`.
  let host: String

  /// - Returns: `nil` for a text that is no such address.
  init?(_ text: String) {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return nil }
    let rest = text.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" }
    let bracket = authority.hasPrefix("[") ? authority.firstIndex(of: "]") : nil
    let end = bracket.map(authority.index(after:)) ?? authority.firstIndex(of: ":")
    let host = authority[..<(end ?? authority.endIndex)]
    let port = authority[host.endIndex...]
    guard host.isHost, port.isEmpty || port.first == ":" && UInt16(port.dropFirst()) != nil,
      rest.dropFirst(host.count).allSatisfy({ $0.isPlain || "._~:/@!$&'()*+,;=%".contains($0) })
    else { return nil }
    isPlain = scheme == "http://"
    self.host = host.lowercased()
  }
}

extension ServerAddress {
  /// True if `NSAllowsLocalNetworking` is about the host: a name without a dot, one of Bonjour, or
  /// an address of this machine or of the network that it is in.
  ///
  /// Apple's documentation speaks of all IP addresses, but apps report that the key leaves out
  /// those of other networks.
  var isLocal: Bool {
    if host.hasPrefix("[") { return isLocalIPv6 }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt8($0) }
    guard numbers.count == 4, parts.count == 4 else {
      return parts.count == 1 || parts.last == "local"
    }
    switch (numbers[0], numbers[1]) {
    case (10, _), (127, _), (169, 254), (172, 16...31), (192, 168): return true
    default: return false
    }
  }

  /// The loopback address, those of a link, and unique local ones.
  private var isLocalIPv6: Bool {
    ["[::1]", "[fe8", "[fe9", "[fea", "[feb", "[fc", "[fd"].contains { host.hasPrefix($0) }
  }
}

extension [Answer] {
  /// - Throws: `UsageError` for the address of a server that Apple's systems do not connect to.
  package func requireReachableServer(for template: TemplateInfo) throws(UsageError) {
    for variable in template.variables where variable.kind == .url {
      let text = text(variable.name)
      guard let address = ServerAddress(text), address.isPlain, !address.isLocal else { continue }
      throw UsageError.plainURL(text)
    }
  }
}

extension Substring {
  /// True if it is a name, an IPv4 address, or an IPv6 address in brackets.
  fileprivate var isHost: Bool {
    guard first == "[" else { return !isEmpty && allSatisfy { $0.isPlain || $0 == "." } }
    return last == "]" && count > 3
      && dropFirst().dropLast().allSatisfy { $0.isHexDigit && $0.isASCII || ":.".contains($0) }
  }
}

extension Character {
  /// True if it is an ASCII letter, a digit or a hyphen.
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber) || self == "-" }
}

extension UsageError {
  static func badURL(_ text: String) -> UsageError {
    UsageError(
      "bad-url", "`\(text.printable)` is not a URL", "write it as `https://api.example.com`")
  }

  /// An address that App Transport Security blocks.
  static func plainURL(_ text: String) -> UsageError {
    UsageError(
      "plain-url",
      "App Transport Security keeps apps from connecting to `\(text.printable)`",
      "write it with `https://`; without it, Apple's systems allow local hosts alone, or what "
        + "`NSExceptionDomains` in Info.plist names once the project is there")
  }
}
