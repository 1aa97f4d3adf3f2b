import Core
import Foundation

nonisolated extension HTTPClient {
  /// Asks any server for the bytes at an address, and gives the whole reply too. Only the client's
  /// own one gets the token, and the headers of every request.
  package func reply(
    from url: URL, headers own: [String: String] = [:], authorization: Authorization = .none
  ) async throws(AppError) -> Answer<Data> {
    guard let origin = url.origin else {
      throw .invalidInput(field: "url", reason: url.absoluteString)
    }
    var client = at(url)
    if origin != baseURL.origin { (client.session, client.headers) = (nil, [:]) }
    let headers = own.merging(["Accept": "*/*"]) { $1 }
    return try await client.reply(
      to: Endpoint(.get, "", headers: headers, authorization: authorization))
  }
}
