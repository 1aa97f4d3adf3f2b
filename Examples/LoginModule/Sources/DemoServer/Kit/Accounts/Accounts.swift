/// Who may sign in, and who has.
struct Accounts: Sendable {
  private let newToken: @Sendable () -> String
  private let accounts: [String: DemoAccount]
  private var challenges: [String: DemoAccount] = [:]
  /// By refresh token.
  private var grants: [String: Grant] = [:]
  /// The refresh token that belongs to each access token.
  private var accesses: [String: String] = [:]

  /// - Parameter newToken: Gives another text each time, which nobody can guess.
  init(
    _ accounts: [DemoAccount] = DemoAccount.seeded,
    newToken: @escaping @Sendable () -> String = Self.random
  ) {
    self.accounts = Dictionary(accounts.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    self.newToken = newToken
  }

  mutating func logIn(_ name: String, password: String) throws(Refusal) -> LoginStep {
    guard let account = accounts[name], account.password == password else { throw .wrongPassword }
    guard !account.isLocked else { throw .locked }
    guard account.code != nil else { return .granted(grant(account)) }
    let challenge = "c-\(newToken())"
    challenges[challenge] = account
    return .challenged(challenge)
  }

  mutating func confirm(_ challenge: String, code: String) throws(Refusal) -> Grant {
    guard let account = challenges[challenge] else { throw .unknownChallenge }
    guard account.code == code else { throw .wrongCode }
    challenges[challenge] = nil
    return grant(account)
  }

  /// Takes a refresh token, which is good for one time, and gives new tokens.
  mutating func refresh(_ token: String) throws(Refusal) -> Grant {
    guard let old = grants.removeValue(forKey: token) else { throw .badToken }
    accesses[old.access] = nil
    return grant(old.owner)
  }

  func accepts(_ access: String) -> Bool {
    accesses[access] != nil
  }

  /// Who has been given an access token.
  func owner(of access: String) -> DemoAccount? {
    accesses[access].flatMap { grants[$0]?.owner }
  }

  mutating func logOut(_ access: String) {
    guard let refresh = accesses.removeValue(forKey: access) else { return }
    grants[refresh] = nil
  }

  /// No access token is accepted any more; refresh tokens are.
  mutating func expire() {
    accesses = [:]
  }

  /// No token is accepted any more: whoever was signed in has to do so again.
  mutating func forgetGrants() {
    expire()
    grants = [:]
  }
}

extension Accounts {
  var grantsToRemember: [RememberedGrant] {
    grants.values.sorted { $0.refresh < $1.refresh }.map { grant in
      RememberedGrant(
        name: grant.owner.name, access: grant.access, refresh: grant.refresh,
        isCurrent: accepts(grant.access))
    }
  }

  mutating func recall(_ remembered: [RememberedGrant]) {
    for grant in remembered {
      guard let owner = accounts[grant.name] else { continue }
      grants[grant.refresh] = Grant(owner: owner, access: grant.access, refresh: grant.refresh)
      if grant.isCurrent { accesses[grant.access] = grant.refresh }
    }
  }
}

extension Accounts {
  private mutating func grant(_ owner: DemoAccount) -> Grant {
    let grant = Grant(owner: owner, access: "a-\(newToken())", refresh: "r-\(newToken())")
    grants[grant.refresh] = grant
    accesses[grant.access] = grant.refresh
    return grant
  }

  @Sendable
  private static func random() -> String {
    (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
  }
}
