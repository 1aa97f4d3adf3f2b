@testable import Drawing
@testable import Ground
@testable import SwiftReading

/// A small module with one of everything, and what it stands on.
enum DiagramSamples {
  static func diagram(
    _ files: [String: String], neighbours: [(owner: String, text: String)] = []
  ) -> ClassDiagram {
    ClassDiagram(
      module: "Login",
      files: files.sorted { $0.key < $1.key }.compactMap { path, text in
        (try? ProjectPath(path)).map {
          ($0, path.split(separator: "/")[0].description, SwiftSource(text))
        }
      },
      neighbours: neighbours.map { ($0.owner, SwiftSource($0.text)) })
  }

  static let login = diagram(
    files,
    neighbours: [
      ("BaseData", "package actor Database {}\npackage struct HTTPClient {}"),
      (
        "BaseView",
        "open class BaseViewController: UIViewController {}\npackage struct Routing<Route> {}"
      ),
    ])

  private static let files = [
    "View/LoginViewController.swift": """
    public final class LoginViewController: BaseViewController {
      private let viewModel: LoginViewModel
      private let contentView = LoginContentView(frame: .zero)
    }
    extension LoginViewController: LoginContentViewDelegate {}
    """,
    "View/LoginContentView.swift": """
    final class LoginContentView: UIView {
      weak var delegate: (any LoginContentViewDelegate)?
    }
    @MainActor protocol LoginContentViewDelegate: AnyObject {
      func contentView(_ contentView: LoginContentView, didEnter input: 登录输入)
    }
    """,
    "View/LoginViewModel.swift": """
    @MainActor @Observable
    public final class LoginViewModel {
      package private(set) var state = State.idle
      private let handler: any LoginHandling
      private let routing: Routing<LoginRoute>
      package enum State: Equatable { case idle, done([Login]), failed(String) }
    }
    package enum LoginRoute: Hashable { case start }
    """,
    "Business/LoginHandling.swift": """
    package protocol LoginHandling: Sendable {
      func logIn(_ input: 登录输入) async throws -> Login
    }
    package struct 登录输入: Sendable { package let name: String }
    package struct Login: Sendable, Hashable { package let id: Int64 }
    """,
    "Business/LoginHandler.swift": """
    package struct LoginHandler: LoginHandling {
      private let network: LoginNetwork
      private let cache: Cache<LoginDTO>?
    }
    extension Login { init(_ dto: LoginDTO) {} }
    extension LoginDTO { init(_ login: Login) {} }
    """,
    "Data/LoginNetwork.swift": """
    package struct LoginNetwork: Sendable {
      private let client: HTTPClient
      package func logIn() async throws -> LoginDTO { fatalError() }
    }
    package struct LoginDTO: Decodable {
      package let id: Int64
      private enum CodingKeys: String, CodingKey { case id = "user_id" }
    }
    package final class Cache<Value> {
      private let database: Database
      private var values: [Value] = [], next: Cache<Value>?
    }
    """,
  ]
}
