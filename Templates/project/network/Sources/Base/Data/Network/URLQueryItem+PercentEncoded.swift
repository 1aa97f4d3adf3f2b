import Foundation

nonisolated extension [URLQueryItem] {
  /// `name=a%2Bb&…`: a plus sign is encoded too, for servers read a bare one as a space.
  var percentEncoded: String {
    var components = URLComponents()
    components.queryItems = self
    return (components.percentEncodedQuery ?? "").replacing("+", with: "%2B")
  }
}
