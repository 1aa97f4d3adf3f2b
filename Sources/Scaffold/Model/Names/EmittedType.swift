import Ground

/// The names that generated code uses without saying whose they are. An entity with such a name would
/// hide one of them.
package enum EmittedType {
  /// Whose a name is: a module of the system, or the project; `nil` if generated code does not use
  /// it.
  package static func owner(of name: String) -> String? {
    if ofProject.contains(name) { return "the project" }
    if ofEntities.contains(name) { return "every entity" }
    if ofMacros.contains(name) { return "Swift" }
    if let type = FieldType.named(name) { return type.module }
    return used.first { $0.value.contains(name) }?.key
  }

  /// The types that every project has: Base, App and the support of its tests.
  static let ofProject = WordTable(
    """
    AccountID AccountSession AccountStores AppConfiguration AppError AppHomeBuilder AppHomeEntry
    AppHomeScreen AppHomeViewController AppRoute AppRouter AppText Authorization Authorizing
    BaseText BaseViewController BrokenStore CachePolicy CacheTables
    CannedTransport ChoiceEntryField ChoiceEntryRow ColumnValue Connection
    ControllerScreen Crowd Database DatabaseContract DatabaseFile DateEntryField
    DateEntryRow DiskCache Displayable DraftKeeper Endpoint
    EndpointPath Enterable EntryError EntryForm EntryKeyboard EntryPath EntryRow
    EntryRowsView Envelope ErrorText FieldView FileLock FileStore FormEntry FormPart
    FormerFiles FullStore Gate HTTPClient HTTPMethod HTTPReply HTTPTransport Handler ImageLoader
    ImageSource JSONValue KeyValueStore KeychainStore ListFooter ListFooterRow
    ListFooterView Loadable LoadableList Locked LoggingTransport MainQueue MemoryStore Migration
    ModuleTables NoContent NoticeView OneShot Origin Page Phase PhaseView Placeholder
    PlatformImage PrivateFile QueueExecutor Redacted RemoteImage RemoteImageView
    Renderer ReplyCollector RequestBody RootScreen Router RouterNavigationController
    RouterStack Routing Row SQLValue SQLiteCode Schema ScrollingStackView Secret SectionedRows
    ServerWords Services Session SessionContract SessionRecord SessionStore SourceTables Sourced
    StackedView Statement StorageKey StringCatalog StubTransport SubmitButton SubmitRow Supply
    SwiftUIScreens SwitchEntryField SwitchEntryRow Table TableDataSource Tables TaskSlot
    TemporaryFolder TextEntry TextEntryField TextEntryRow Token TokenServer TurnViewController
    UIKitScreens URLSessionTransport UploadProgress ValueEntry Verdict WireDate WireForm
    WireValue
    """)

  /// What an entity has inside, where its own name would mean that.
  static let ofEntities: Set<String> = ["CodingKeys", "ID"]

  /// What the macro `@Observable` writes into a module without saying whose it is.
  static let ofMacros: Set<String> = ["Equatable", "KeyPath"]

  /// What the code of a module uses of the system, by the modules it is from, besides the types of
  /// fields.
  static let used: [String: WordTable] = [
    "Swift": WordTable(
      """
      AnyObject AsyncStream CaseIterable Codable CodingKey Decodable Decoder Encodable Hashable
      Identifiable MainActor Never Result Sendable Task Void
      """),
    "Foundation": WordTable(
      "IndexPath JSONSerialization NSDictionary TimeInterval URLQueryItem"),
    "UIKit": WordTable(
      """
      CGRect NSCoder NSLayoutConstraint UIFont UILabel UIRefreshControl UIStackView UITableView
      UITableViewCell UITableViewDelegate UIView UIViewController
      """),
    "SwiftUI": WordTable(
      """
      EmptyView FocusState ForEach Form LabeledContent List ScrollViewReader Section State Text
      UIHostingController VStack View ViewBuilder
      """),
  ]

  /// The modules that generated code imports, and those that macros write out in full. A type with
  /// such a name would hide all that is in them.
  static let modules: Set<String> = [
    "App", "BaseBusiness", "BaseData", "BaseSQLite", "BaseTesting", "BaseView", "Core",
    "DeveloperToolsSupport", "Foundation", "FoundationNetworking", "Observation", "Swift",
    "SwiftUI",
    "Testing", "UIKit",
  ]

  /// What the types of a module are called, behind its name.
  static let suffixes = [
    "Cell", "ContentView", "ContentViewDelegate", "DTO", "Database", "Draft", "Form", "Handler",
    "Handling", "Input", "InputDTO", "Memory", "Network", "PreviewHandler", "Reply", "Route", "Row",
    "RowView", "Screen", "Section", "Storage", "Text", "ViewController", "ViewModel",
  ]
}
