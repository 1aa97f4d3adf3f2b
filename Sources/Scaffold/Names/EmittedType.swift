/// The types that generated code names without their module. A type of a module with such a name
/// would hide one of them.
enum EmittedType {
  static let names = shared.union(system)

  /// What every project has: Base, App and the support of its tests.
  private static let shared: Set<String> = [
    "AppConfiguration", "AppError", "AppHomeBuilder", "AppHomeEntry", "AppHomeScreen",
    "AppHomeViewController", "AppRoute", "AppRouter", "AppText", "Authorization", "Authorizing",
    "BaseText", "BrokenStore", "CachePolicy", "CannedTransport", "ChoiceEntryField",
    "ChoiceEntryRow", "ColumnValue", "Connection", "ControllerScreen", "Crowd", "DamagedNames",
    "Database", "DatabaseFile", "DateEntryField", "DateEntryRow", "DefaultsStore", "DiskCache",
    "DisplayDate", "Displayable", "DraftKeeper", "Endpoint", "EndpointPath", "Enterable",
    "EntryError", "EntryField", "EntryForm", "EntryKeyboard", "EntryPath", "EntryRow",
    "EntryRowsView", "Envelope", "EnvelopeKey", "ErrorText", "FieldView", "FileStore",
    "FormEntry", "FormPart", "Gate", "HTTPClient", "HTTPMethod", "HTTPReply", "HTTPTransport",
    "Handler", "HostedController", "ImageLoader", "ImageSource", "JSONValue", "KeyValueStore",
    "KeychainStore", "ListFooter", "Loadable", "LoadableList", "Locked", "LoggingTransport",
    "MemoryStore", "Migration", "Migrator", "NoContent", "NoticeBanner", "NoticeView",
    "OneShot", "Origin", "Page", "Phase", "PhaseView", "Placeholder", "PlatformImage",
    "PrivateFile", "QueueExecutor", "Redacted", "Redaction", "RemoteImage", "RemoteImageView",
    "Renderer", "ReplyCollector", "RequestBody", "RetryPolicy", "RootScreen", "Router",
    "RouterNavigationController", "RouterStack", "Routing", "Row", "SQLValue", "SQLiteCode",
    "Schema", "ScrollingStackView", "Secret", "SectionedRows", "ServerWords", "Services",
    "Session", "Sourced", "Statement", "StorageKey", "StubTransport", "SubmitButton",
    "SubmitRow", "Supply", "SwiftUIScreens", "SwitchEntryField", "SwitchEntryRow", "Table",
    "TableDataSource", "Tables", "TaskSlot", "TemporaryFolder", "TextEntry", "TextEntryField",
    "TextEntryRow", "Token", "TokenStore", "UIKitScreens", "URLSessionTransport",
    "UploadProgress", "ValueEntry", "Verdict", "WireValue",
  ]

  /// What the language and the frameworks bring.
  private static let system: Set<String> = [
    "Any", "AnyObject", "Array", "AsyncStream", "Bindable", "Binding", "Bool", "Bug", "Bundle",
    "Button", "CGFloat", "CGRect", "Character", "Clock", "Codable", "CodingKey", "CodingKeys",
    "Color", "Data", "Date", "Decodable", "Decoder", "Dictionary", "DispatchQueue", "Double",
    "Duration", "Element", "Encodable", "Encoder", "Equatable", "Error", "FileManager", "Float",
    "FocusState", "Font", "Form", "Foundation", "Group", "Hashable", "ID", "Identifiable", "Image",
    "IndexPath", "Int", "Int32", "Int64", "JSONDecoder", "JSONEncoder", "Label", "LabeledContent",
    "List", "Locale", "MainActor", "Mutex", "NSCoder", "NSLayoutConstraint", "NSObject",
    "NavigationLink", "NavigationStack", "Never", "Observable", "ObservationIgnored", "Optional",
    "Preview", "ProcessInfo", "Protocol", "Range", "Result", "ScrollView", "Section", "Self",
    "Sendable", "Set", "State", "String", "Suite", "SwiftUI", "Tag", "Task", "Test", "Testing",
    "Text", "TextField", "Toggle", "Trait", "Type", "UIAction", "UIKit", "UILabel",
    "UIRefreshControl", "UIScrollView", "UIStackView", "UITableView", "UITableViewCell", "UIView",
    "UIViewController", "UInt8", "URL", "URLComponents", "URLError", "URLQueryItem", "URLRequest",
    "URLSession", "UUID", "UserDefaults", "VStack", "View", "Void",
  ]

  /// What the types of a module are called, behind its name.
  static let suffixes = [
    "Cell", "ContentView", "ContentViewDelegate", "DTO", "Database", "Form", "Handler",
    "Handling", "Input", "InputDTO", "Memory", "Network", "PreviewHandler", "Reply", "Route", "Row",
    "RowView", "Screen", "Section", "Storage", "Text", "ViewController", "ViewModel",
  ]
}
