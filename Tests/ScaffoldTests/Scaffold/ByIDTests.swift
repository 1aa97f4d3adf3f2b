import Testing

/// An item that is one of many: it is opened by its id, and no screen begins with it.
@Suite struct ByIDTests {
  private func made(_ words: String = "") throws -> Sandbox {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module User --by id " + words).status == .success)
    return sandbox
  }

  /// No screen shows it, and its view model is made of an id all the same.
  @Test func isMadeOfAnIDWithoutScreens() throws {
    let assembly = try made("--ui none").read("Sources/App/Modules/UserAssembly.swift")
    #expect(
      assembly.contains(
        """
          package func makeUserViewModel(_ id: User.ID, shown: User?) -> UserViewModel {
            UserViewModel(
              id, shown: shown, handler: makeUserHandler(),
        """))
  }

  @Test func itsRouteHasAnID() throws {
    #expect(
      try made().read("Sources/Modules/User/View/UserRoute.swift") == """
        import BaseView
        import UserBusiness

        /// The screens of this module. It is `indirect`: what an entity holds does not change its size.
        package nonisolated indirect enum UserRoute: Hashable, Sendable {
          /// One by its id; what is known of it is on screen at once.
          case detail(User.ID, shown: User? = nil)
        }

        nonisolated extension UserRoute: LinkedRoute {
          package init?(path: [Substring]) {
            switch ItemPath<User.ID>(path) {
            case .item(let id): self = .detail(id)
            default: return nil
            }
          }

          package var path: [String] {
            let path: ItemPath<User.ID> =
              switch self {
              case .detail(let id, _): .item(id)
              }
            return path.parts
          }
        }

        """)
  }

  @Test func theHomeScreenHasNoLineForIt() throws {
    let sandbox = try made()
    let home = "Sources/App/AppHomeEntry.swift"

    #expect(try sandbox.read(home) == Sandbox.demo().read(home))
    #expect(try sandbox.read("Sources/App/AppRoute.swift").contains("case user(UserRoute)"))
    #expect(sandbox.run("status --fail-on missing,edited,unregistered").status == .success)
  }

  /// The database keeps each under its id: there is no last one for the storage to remember.
  @Test func theStorageIsThereInThePlaceOfADatabaseAlone() throws {
    let storage = "Sources/Modules/User/Data/UserStorage.swift"

    #expect(try made().tree()[storage] == nil)
    #expect(try made("--without database").read(storage).contains("StoredItems<UserDTO>"))
  }

  @Test func theOneAndOnlyBecomesOneOfMany() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module User").status == .success)

    #expect(sandbox.run("update User --by id").status == .success)

    let (updated, new) = (try sandbox.tree(), try made().tree())
    for (path, content) in new where path.hasPrefix("Sources/") && !path.hasSuffix(".json") {
      #expect(updated[path] == content, "\(path)")
    }
  }
}
