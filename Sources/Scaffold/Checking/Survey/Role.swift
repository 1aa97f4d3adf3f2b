/// The role of a part of a project.
enum Role: String, CaseIterable, Sendable {
  case app = "App"
  case view = "View"
  case viewModel = "ViewModel"
  case presenter = "Presenter"
  case router = "Router"
  case contract = "Contract"
  case business = "Business"
  /// Between views and data too, but by many names, and often with data in it.
  case service = "Services"
  /// The rest, where the names of files say which of them are views.
  case model = "Model"
  case data = "Data"
  case shared = "Shared"
}

extension Role {
  /// True if it is one of the tiers that stand above one another.
  var isTier: Bool { self != .app && self != .shared }

  /// Those that screens have.
  static let ofScreens: Set = [Role.view, .viewModel, .presenter]

  /// How near to the user it is, as everybody has it; `nil` where teams differ.
  private var height: Int? {
    switch self {
    case .app: 5
    case .view: 4
    case .viewModel, .presenter: 3
    case .business, .service, .model: 2
    case .data: 1
    case .shared: 0
    case .router, .contract: nil
    }
  }

  /// True if this one stands above another; `nil` if names do not say it, as of data and a domain.
  func isAbove(_ other: Role) -> Bool? {
    if [self, other].contains(.router), [self, other].contains(.model) { return self == .router }
    guard let height, let its = other.height, height != its,
      ![self, other].contains(.data) || ![self, other].contains(.business)
    else { return nil }
    return height > its
  }

  /// Directions that are usual, though nobody uses them yet.
  static let usual: [(from: Role, to: Role)] = [
    (.view, .viewModel), (.view, .presenter), (.view, .business), (.viewModel, .business),
    (.presenter, .business), (.business, .data), (.service, .data), (.view, .model),
    (.viewModel, .model), (.presenter, .model),
  ]

  /// The role that a name stands for, such as that of a folder or the last words of a target's.
  ///
  /// - Parameter words: in small letters; the last one counts most.
  init?(_ words: [String]) {
    let whole = words.joined()
    if let role = Self.byWord[whole] {
      self = role
      return
    }
    for count in [2, 1] where words.count > count {
      if let role = Self.byWord[words.suffix(count).joined()] {
        self = role
        return
      }
    }
    guard let first = words.first, words.count > 1, let role = Self.byWord[first],
      [.data, .view].contains(role), Self.trailing.contains(words[words.count - 1])
    else { return nil }
    self = role
  }

  /// The ends of names behind a word that stands for a role: `NetworkClient`, `StorageLayer`.
  private static let trailing: Set = [
    "client", "kit", "layer", "module", "library", "lib", "manager", "service", "services", "core",
  ]

  /// The ends of files' names that stand for a role, such as `ViewModel` of `FeedViewModel.swift`.
  static let endings: [(role: Role, ends: [String])] = [
    (.viewModel, ["ViewModel"]),
    (.presenter, ["Presenter", "Reactor", "Reducer"]),
    (.router, ["Router", "Wireframe", "Coordinator"]),
    (.contract, ["Contract", "Protocols"]),
    (.business, ["UseCase", "Interactor", "Worker"]),
    (.data, ["API", "Client", "Repository", "DAO", "DTO", "Request", "Response", "Endpoint"]),
    (.view, ["ViewController", "View", "Cell", "Screen", "Page"]),
  ]

  /// The role that a name stands for as it is, not by one of its words.
  init?(exactly name: String) {
    guard let role = Self.byWord[name.lowercased()] else { return nil }
    self = role
  }

  private static let byWord: [String: Role] = words.reduce(into: [:]) { all, entry in
    for word in entry.words.split(separator: " ") { all[String(word)] = entry.role }
  }

  /// English, pinyin and characters, as teams call folders, targets and files.
  private static let words: [(role: Role, words: String)] = [
    (
      .app,
      """
      app application appdelegate launch startup bootstrap composition compositionroot \
      dependencyinjection di dicontainer assembly appdelegates yingyong qidong 应用 启动
      """
    ),
    (
      .view,
      """
      view views ui userinterface presentation presentations screen screens scene scenes page pages \
      viewcontroller viewcontrollers controller controllers feature features widget widgets components uicomponents designsystem viewrelated \
      cell cells swiftui uikit jiemian yemian shitu zhanshi 界面 页面 视图 视图层 展示 控制器
      """
    ),
    (.viewModel, "viewmodel viewmodels vm vms 视图模型"),
    (.presenter, "presenter presenters reactor reactors reducer reducers"),
    (
      .router,
      """
      router routers routing wireframe wireframes coordinator coordinators flowcoordinator \
      flowcoordinators luyou 路由
      """
    ),
    (.contract, "contract contracts"),
    (
      .business,
      """
      business domain usecase usecases logic businesslogic interactor interactors worker workers domainlayer \
      yewu lingyu luoji yewuceng 业务 业务层 领域 逻辑
      """
    ),
    (
      .service,
      "service services servicelayer manager managers provider providers store stores fuwu 服务 管理"
    ),
    (
      .data,
      """
      data datalayer dataaccess network networking networklayer networkclient api apis webapi \
      apiclient persistence storage storages database databases repository repositories \
      infrastructure datasource datasources dao dto dtos db restapi httpclient coredata \
      shuju wangluo cunchu shujuku cangku jiekou 数据 数据层 网络 网络层 存储 数据库 仓库 接口
      """
    ),
    (
      .shared,
      """
      base common commons core shared utility utilities utils util helper helpers extension \
      extensions foundation support tools toolkit model models entity entities localization \
      resources resource constants strings other others misc gonggong jichu gongju kuozhan moxing 公共 基础 工具 扩展 模型
      """
    ),
  ]
}

extension String {
  /// The words of a name in small letters: `HTTPClient` has `http` and `client`.
  var lowercasedWords: [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(self)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let follows = index + 1 < letters.count && letters[index + 1].isLowercase
      let isAfterSmall =
        index > 0 && (letters[index - 1].isLowercase || letters[index - 1].isNumber)
      if letter.isUppercase, !word.isEmpty,
        isAfterSmall || follows && letters[index - 1].isUppercase
      {
        words.append(word)
        word = ""
      }
      word += letter.lowercased()
    }
    return word.isEmpty ? words : words + [word]
  }
}
