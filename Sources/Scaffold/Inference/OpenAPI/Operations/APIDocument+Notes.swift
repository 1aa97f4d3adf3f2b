import DocumentReading
import Ground
import Templates

extension APIDocument {
  /// Where the server is, and what it wants to know of who asks.
  var notes: [String] {
    let server = root["servers"]?.items.first?["url"]?.text.map {
      Message("Server: \($0.printable)").text
    }
    let schemes = root["components"]?["securitySchemes"]?.members ?? []
    let security = schemes.compactMap { scheme in
      (try? followed(scheme.value).value).flatMap { Self.words(of: $0)?.text }
    }
    return [server].compactMap(\.self) + security.unique
  }

  private static func words(of scheme: JSON) -> Message? {
    let name = (scheme["name"]?.text ?? "").printable
    switch (scheme["type"]?.text, scheme["scheme"]?.text?.lowercased(), scheme["in"]?.text) {
    case ("http", "bearer", _), ("oauth2", _, _), ("openIdConnect", _, _):
      return "Security: a bearer token, which a module of `--kind login` asks for and keeps"
    case ("http", let scheme?, _): return "Security: the `Authorization` of \(scheme.printable)"
    case ("apiKey", _, "header"):
      return "Security: the header `\(name)`, which the app's client can send with every request"
    case ("apiKey", _, let place?): return "Security: `\(name)` in the \(place.printable)"
    default: return nil
    }
  }
}
