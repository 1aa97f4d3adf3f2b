/// The types that the language and the frameworks bring. They say nothing of a module, so a diagram
/// names them and draws no arrows to them.
enum SystemType {
  static func isKnown(_ name: String) -> Bool {
    names.contains(name) || isOfAFramework(name)
  }

  /// `UIView`, `NSObject`: two or three capitals of a framework, and a word.
  private static func isOfAFramework(_ name: String) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        && name.dropFirst(prefix.count + 1).first?.isLowercase == true
    }
  }

  private static let prefixes = [
    "AV", "CA", "CF", "CG", "CI", "CK", "CL", "CN", "CT", "CV", "MK", "MTK", "MTL", "NS", "PH",
    "PK",
    "SCN", "SK", "UI", "UN", "WK",
  ]

  private static let names: Set<String> = [
    "Alignment", "Angle", "Animation", "Any", "AnyCancellable", "AnyClass", "AnyHashable",
    "AnyObject", "AnyPublisher", "AnyView", "App", "AppStorage", "Array", "ArraySlice",
    "AsyncIteratorProtocol", "AsyncSequence", "AsyncStream", "AsyncThrowingStream",
    "AttributedString", "BinaryFloatingPoint", "BinaryInteger", "Bindable", "Binding", "Bool",
    "Bundle", "ButtonStyle", "CaseIterable", "Character", "CheckedContinuation", "ClosedRange",
    "Codable", "CodingKey", "Collection", "Color", "Comparable", "ContiguousArray",
    "ContinuousClock",
    "CurrentValueSubject", "CustomDebugStringConvertible", "CustomNSError", "CustomReflectable",
    "CustomStringConvertible", "Data", "Date", "DateComponents", "DateFormatter",
    "DateInterval", "Decimal", "Decodable", "Decoder", "Dictionary", "DispatchQueue",
    "DispatchSemaphore", "Double", "Duration", "DynamicProperty", "Encodable", "Encoder",
    "Environment", "EnvironmentKey", "EnvironmentValues", "Equatable", "Error", "EventLoop",
    "Executor", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
    "ExpressibleByDictionaryLiteral", "ExpressibleByExtendedGraphemeClusterLiteral",
    "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
    "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral",
    "ExpressibleByUnicodeScalarLiteral", "FileHandle", "FileManager", "Float", "Font",
    "HTTPURLResponse",
    "Hashable", "Hasher", "ID", "Identifiable", "Image", "IndexPath", "IndexSet", "Int", "Int128",
    "Int16", "Int32", "Int64", "Int8", "IteratorProtocol", "JSONDecoder", "JSONEncoder", "KeyPath",
    "KeyedDecodingContainer", "KeyedEncodingContainer", "LocalizedError", "LocalizedStringKey",
    "Locale", "Logger", "MainActor", "Measurement", "Mirror", "MutableCollection", "Mutex",
    "Namespace", "NavigationPath", "Never", "Notification", "NotificationCenter", "Numeric",
    "Observable",
    "ObservableObject", "ObservableObjectPublisher", "ObservedObject", "ObjectIdentifier",
    "OpaquePointer", "OperationQueue", "OptionSet", "Optional", "PassthroughSubject",
    "PreferenceKey", "PreviewProvider", "ProcessInfo", "Published", "RandomAccessCollection",
    "RandomNumberGenerator", "Range", "RangeReplaceableCollection", "RawRepresentable", "Regex",
    "Result",
    "RunLoop", "Scene", "SceneStorage", "Selector", "Self", "Sendable", "Sequence",
    "SerialExecutor",
    "Set", "SetAlgebra", "Shape", "SignedInteger", "State", "StateObject", "StaticString",
    "Strideable",
    "String", "StringProtocol", "Substring", "SuspendingClock", "Task", "TaskGroup", "Text",
    "Thread",
    "TimeInterval", "TimeZone", "Timer", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8",
    "URL", "URLComponents", "URLError", "URLQueryItem", "URLRequest", "URLResponse", "URLSession",
    "URLSessionConfiguration", "URLSessionDataTask", "URLSessionTask", "UUID",
    "UnkeyedDecodingContainer",
    "UnownedSerialExecutor", "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafePointer",
    "UnsafeRawPointer", "UserDefaults", "View", "ViewModifier", "Void",
  ]
}
