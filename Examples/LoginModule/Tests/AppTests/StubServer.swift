import BaseData
import BaseTesting
import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server that knows everybody by one password, and whose tokens end when a test says so.
nonisolated final class StubServer: HTTPTransport {
  private struct State {
    var number = 0
    var access: String?
    var refresh: String?
    var isReachable = true
    var paths: [String] = []
    var answers: [String: String] = [:]
  }

  private let state = Locked(State())
  private let refreshing: @Sendable () async -> Void
  private let refused: @Sendable () -> Void

  /// - Parameters:
  ///   - refreshing: What happens before a new token is given.
  ///   - refused: What happens when a token is refused.
  init(
    refreshing: @escaping @Sendable () async -> Void = {},
    refused: @escaping @Sendable () -> Void = {}
  ) {
    self.refreshing = refreshing
    self.refused = refused
  }

  /// Every path that was asked for.
  var paths: [String] { state.withLock { $0.paths } }

  /// From now on, the present token is refused.
  func expire() {
    state.withLock { $0.access = nil }
  }

  /// From now on, the present token is refused, and so is its refresh.
  func revoke() {
    state.withLock { ($0.access, $0.refresh) = (nil, nil) }
  }

  /// What whoever is signed in gets at a path.
  func answer(_ path: String, with json: String) {
    state.withLock { $0.answers[path] = json }
  }

  func unplug() {
    state.withLock { $0.isReachable = false }
  }

  func send(_ request: URLRequest) async throws(AppError) -> HTTPReply {
    let path = String(request.url?.path.dropFirst("/2/".count) ?? "")
    let isReachable = state.withLock { state in
      state.paths.append(path)
      return state.isReachable
    }
    guard isReachable else { throw .offline }
    return await reply(to: request, at: path)
  }
}

nonisolated extension StubServer {
  private func reply(to request: URLRequest, at path: String) async -> HTTPReply {
    let fields = request.httpBody.flatMap {
      try? JSONDecoder().decode([String: String].self, from: $0)
    }
    switch path {
    case "login":
      guard fields?["password"] == "password-to-forget" else {
        return refusal(20101, "wrong password", status: 200)
      }
      return grant(to: fields?["user_name"] ?? "")
    case "token":
      await refreshing()
      let wanted = state.withLock { $0.refresh }
      return wanted != nil && fields?["refresh_token"] == wanted
        ? grant(to: "demo") : refusal(21332, "invalid refresh token", status: 401)
    case "logout":
      return .json(#"{"result": true}"#)
    default:
      let access = state.withLock { $0.access.map { "Bearer \($0)" } }
      if access != nil, request.value(forHTTPHeaderField: "Authorization") == access {
        let answer = state.withLock { $0.answers[path] }
        return .json(answer ?? #"{"result": true}"#)
      }
      refused()
      return refusal(21332, "invalid access token", status: 401)
    }
  }

  private func grant(to user: String) -> HTTPReply {
    let number = state.withLock { state in
      state.number += 1
      state.access = "access-\(state.number)"
      state.refresh = "refresh-\(state.number)"
      return state.number
    }
    return .json(
      """
      {"user": {"id": "id-of-\(user)"}, "expires_in": 3600,
       "access_token": "access-\(number)", "refresh_token": "refresh-\(number)"}
      """)
  }

  private func refusal(_ code: Int, _ words: String, status: Int) -> HTTPReply {
    .json(#"{"error": "\#(words)", "error_code": \#(code)}"#, status: status)
  }
}
