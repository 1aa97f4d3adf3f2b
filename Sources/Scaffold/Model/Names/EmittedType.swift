import Fields
import Ground

/// The names that generated code uses without saying whose they are. An entity with such a name would
/// hide one of them.
package enum EmittedType {
  /// Whose a name is: a module of the system, or the project; `nil` if generated code does not use
  /// it.
  package static func owner(of name: String) -> String? {
    if ofProject.contains(name) || ofFields.contains(name) { return Message("the project").text }
    if ofEntities.contains(name) { return Message("every entity").text }
    if ofSwift.contains(name) { return "Swift" }
    if let type = PlainType(rawValue: name)?.type, type.isInSwift { return type.module }
    return used.first { $0.value.contains(name) }?.key
  }

  /// The types that every project has, besides those of fields: Base, App and the support of its tests.
  static let ofProject = WordTable(
    """
    AccountID AccountSession AccountStores AgeText AppConfiguration AppError AppHomeBuilder
    AppHomeEntry AppHomeScreen AppHomeViewController AppLink AppLinks AppRoute AppRouter AppSignIn
    AppSignInBuilder AppStart AppTab AppText Authorization Authorizing BaseText BaseViewController
    Boxed Broadcast BrokenStore CachePolicy CacheTables CannedTransport ChangeListeners
    CheckedText ChoiceEntryField ChoiceEntryRow ChoicesEntryField ChoicesEntryRow Choosable
    CodeSubmitting ColumnValue CommandsContract Connection ContractStores ControllerScreen Crowd Database
    DatabaseContract DatabaseFile DateEntryField DateEntryRow DetailLoading DetailSupply DiskCache
    Displayable Drafts Endpoint EndpointPath Enterable EntryCardView EntryError EntryFields
    EntryForm EntryFormView EntryGroup EntryGroupView EntryKeyboard EntryList EntryPath EntryPlace
    EntryRow EntryRows EntryRowsView Envelope EpochMilliseconds EpochSeconds EpochUnit ErrorText
    FieldView FileLock FileStore FormContract FormEntry FormKeeping FormModel FormPart FormPromise
    FormSubmitting FormSupply FormerFiles Freshness FullStore Gate HTTPClient HTTPMethod HTTPReply
    HTTPTransport Handler ImageLoader ImageProviding ImageSource ItemActions ItemContract
    ItemCreating ItemEditing ItemList ItemLoading ItemModel ItemPath ItemPromise ItemRemoving
    ItemSaving ItemScrollView ItemSearching ItemStore ItemSupply ItemTable ItemsStore JSONPlaces
    JSONSlots JSONValue Kept KeptMoment KeptOrder KeptRow KeptValue KeyValueStore
    KeychainStore KeyedEntryForm KeyedValue LinkedID LinkedRoute ListActions ListAnswer ListChange
    ListContract ListFeed ListFooter ListFooterRow ListFooterView ListKeeper ListLimit ListModel
    ListRun ListSection ListStore ListTable Listeners Loadable LocalList LocalServer Locked LoggingTransport
    LongTextEntryField LongTextEntryRow LongValue MainQueue MemoryItem MemoryList MemoryStore
    Migration ModuleTables NewIdentity NoContent NoticeView OneDetail OneShot Origin Page
    PageCount PageEnd PageEndpoint PageLoading PageReply PageRequest PageSize PageStore PageTable
    PagedList PagedTableView PagesContract PagesPromise Paging Phase PhaseView Pickable Placeholder
    PlatformImage PooledRow PreviewForm PreviewItem PreviewPages PrivateFile QueueExecutor Redacted
    RemoteImage RemoteImageView Renderer ReplyCollector ReplyKey ReplyPath RequestBody
    RequestContext RootScreen Router RouterNavigationController RouterPlace RouterPresenter
    RouterStack RouterTabBarController RouterTabView RouterTabs Routing Row RowCommands RowEvent
    RowPool RowsEntry RowsEntryField RowsEntryRow SQLValue SQLiteCode Schema ScrollingStackView
    SearchModel SectionEntry SectionEntryField SectionEntryRow SectionSpan SectionedRows SentFormContract SentFormPromise SentJSON
    ServerList ServerWords Services Session SessionAction SessionContract SessionRecord SessionStore
    SharedMemory SharedTask ShownRows SigningIn SilentHandler SourceTables Sourced StackedCell
    StackedContentView StackedView Statement StatementReader StorageKey StoredItem StoredItems
    StoredList StoredPages StringCatalog StubCalls StubChanges StubFeed StubForm StubItem StubPages
    StubStreams StubTransport Supply SwiftUIScreens SwitchEntryField SwitchEntryRow TabEntry Table
    TableDataSource TableRecord TableRows Tables TaskSlot TemporaryFolder TextEntry TextEntryField
    TextEntryRow Token TokenServer TurnViewController TypedCode UIKitScreens
    URLSessionTransport UnsentForm UploadProgress ValueEntry Verdict WireEpoch
    WireForm WireObject WireValue WrittenTables
    """)

  /// Those of Base that stand for types of fields, or for what servers send of them and people type.
  static let ofFields = FieldType.all.reduce(into: Set<String>()) { names, type in
    let system = ["Foundation", "Swift"]
    if !system.contains(type.module) { names.insert(type.swiftName) }
    if !system.contains(type.rawModule) { names.insert(type.rawName) }
    // What a form reads a text as is a type of the View layer.
    if type.entered != type.swiftName { names.insert(type.entered) }
  }

  /// Names inside of an entity, where its own name would mean them.
  static let ofEntities: Set<String> = ["CodingKeys", "ID"]

  /// Names that the macro `@Observable` writes into a module without saying whose they are, and
  /// those that hardly anyone can do without who adds code to one.
  static let ofSwift: Set<String> = ["Equatable", "KeyPath"]

  /// The system's types in the code of a module, by the modules they are from, besides the types of
  /// fields.
  static let used: [String: WordTable] = [
    "Swift": WordTable(
      """
      AsyncStream CaseIterable Codable CodingKey Decodable Decoder Encodable Hashable Identifiable
      KeyValuePairs MainActor RawRepresentable Result Sendable Substring Task Void
      """),
    "Foundation": WordTable("JSONDecoder TimeInterval URLQueryItem URLRequest"),
    "UIKit": WordTable("CGSize NSCoder UILabel UIView UIViewController"),
    "SwiftUI": WordTable(
      """
      EmptyView HStack LabeledContent Text UIHostingController VStack View ViewBuilder
      """),
  ]

  /// The modules that generated code imports, and those that macros write out in full. A type with
  /// such a name would hide all that is in them.
  static let modules: Set<String> = [
    "App", "BaseBusiness", "BaseData", "BaseSQLite", "BaseTesting", "BaseView", "Combine", "Core",
    "DeveloperToolsSupport", "Foundation", "FoundationNetworking", "Observation", "Swift",
    "SwiftUI", "Testing", "UIKit",
  ]

  /// True if a type of an entity would be called as one that generated code uses: `EntryRow`.
  package static func hides(entity: String) -> Bool {
    entitySuffixes.contains { owner(of: entity + $0) != nil }
  }

  /// The ends of the names of an entity's types.
  package static let entitySuffixes = ["Cell", "DTO", "Input", "InputDTO", "Row"]

  /// The ends of the names of a module's types.
  static let suffixes = [
    "CodeContentView", "CodeDTO", "CodeForm", "CodeScreen", "CodeViewController", "CodeViewModel",
    "ContentView", "Database", "DetailContentView", "DetailScreen", "DetailViewController",
    "DetailViewModel", "EditorContentView", "EditorScreen", "EditorViewController",
    "EditorViewModel", "Form", "Handler", "Handling", "Memory", "Network", "PreviewHandler",
    "Reply", "Route", "Screen", "Step", "Storage", "Text", "ViewController", "ViewModel",
  ]
}
