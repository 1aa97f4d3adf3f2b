/// What a sign-in gives.
struct Grant: Sendable, Hashable {
  let owner: DemoAccount
  let access: String
  let refresh: String

  var loginJSON: JSON {
    .object(tokenFields.merging(["user": owner.json]) { $1 })
  }

  var tokenFields: [String: JSON] {
    ["access_token": .string(access), "refresh_token": .string(refresh), "expires_in": 3600]
  }
}
