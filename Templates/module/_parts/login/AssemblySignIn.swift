nonisolated extension AppSignIn {
  static let {{ case }} = AppSignIn(
    route: {% if isShown %}.{{ case }}(.start){% else %}nil{% endif %},
    renew: { token, client throws(AppError) in
      try await TokenHandler(client: client).renew(token)
    },
    revoke: { token, client throws(AppError) in
      try await TokenHandler(client: client).revoke(token)
    })
}
