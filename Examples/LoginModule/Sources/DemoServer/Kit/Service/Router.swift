/// Finds who answers a request.
enum Router {
  private static let routes = apiRoutes + demoRoutes

  static func reply(to request: Request, changing state: inout DemoState) -> Reply {
    do {
      return .json(try route(for: request).answer(request, &state))
    } catch {
      return error.reply(to: request.path)
    }
  }

  private static func route(for request: Request) throws(Refusal) -> Route {
    let candidates = routes.filter { $0.path == request.path }
    guard !candidates.isEmpty else { throw .unknownPath }
    guard let route = candidates.first(where: { $0.method == request.method }) else {
      throw .wrongMethod
    }
    return route
  }
}

extension Request {
  /// A number in the query; `nil` where there is none.
  func number<Number: LosslessStringConvertible>(
    _ name: String
  ) throws(Refusal) -> Number? {
    guard let text = query[name] else { return nil }
    guard let number = Number(text) else { throw .missing(name) }
    return number
  }

  /// A field of the body that has to be there.
  func field(_ name: String) throws(Refusal) -> String {
    guard let text = fields[name] else { throw .missing(name) }
    return text
  }
}
