import Ground

extension SystemTypes {
  /// The types of Foundation, those that only Apple's has among them.
  static let ofFoundation = WordTable(
    """
    AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
    AttributeScopeCodableConfiguration AttributeScopes AttributedString
    AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
    AttributedSubstring BlockOperation Bundle ByteCountFormatStyle ByteCountFormatter
    CachedURLResponse Calendar CharacterSet CocoaError CodableAttributedStringKey
    CodableConfiguration CodableWithConfiguration ComparableComparator Comparator ComparisonResult
    ContiguousBytes CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date
    DateComponents DateComponentsFormatter DateFormatter DateInterval DateIntervalFormatter Decimal
    DecodableAttributedStringKey DecodableWithConfiguration DecodingConfigurationProviding
    DescriptiveNumberFormatConfiguration Dimension DiscontiguousAttributedSubstring
    DiscreteFormatStyle DistributedNotificationCenter EncodableAttributedStringKey
    EncodableWithConfiguration EncodingConfigurationProviding EnergyFormatter Expression
    FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate FileProtectionType
    FileWrapper FloatingPointFormatStyle FloatingPointParseStrategy FormatStyle
    FormatStyleCapitalizationContext Formatter HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage
    HTTPURLResponse Host ISO8601DateFormatter IndexPath IndexSet InflectionConcept InflectionRule
    InputStream IntegerFormatStyle IntegerParseStrategy JSONDecoder JSONEncoder JSONSerialization
    KeyPathComparator LengthFormatter ListFormatStyle ListFormatter Locale LocalizedError
    LocalizedStringResource MachError MachPort MachPortDelegate MarkdownDecodableAttributedStringKey
    MassFormatter Measurement MeasurementFormatter MessagePort Morphology MutableDataProtocol
    NetService NetServiceBrowser NetServiceBrowserDelegate NetServiceDelegate Notification
    NotificationCenter NotificationQueue NumberFormatStyleConfiguration NumberFormatter ObjCBool
    OperatingSystemVersion Operation OperationQueue OutputStream POSIXError ParseStrategy
    ParseableFormatStyle PersonNameComponents PersonNameComponentsFormatter Pipe Port PortDelegate
    PortMessage Predicate PredicateBindings PredicateError PredicateExpression PredicateExpressions
    PresentationIntent Process ProcessInfo Progress ProgressKind ProgressManager ProgressReporter
    ProgressReporting ProgressUserInfoKey PropertyListDecoder PropertyListEncoder
    PropertyListSerialization QualityOfService RecoverableError ReferenceConvertible
    RelativeDateTimeFormatter RunLoop Scanner ScopedAttributeContainer SocketNativeHandle SocketPort
    SortComparator SortDescriptor SortOrder StandardPredicateExpression Stream StreamDelegate
    StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
    StreamSocketSecurityLevel StringStyle StringTransform Subprogress TermOfAddress Thread
    TimeInterval TimeZone Timer URL URLAuthenticationChallenge URLAuthenticationChallengeSender
    URLCache URLComponents URLCredential URLCredentialStorage URLError URLFileResourceType
    URLProtectionSpace URLProtocol URLProtocolClient URLQueryItem URLRequest URLResourceKey
    URLResourceValues URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate
    URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask
    URLSessionStreamDelegate URLSessionStreamTask URLSessionTask URLSessionTaskDelegate
    URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask
    URLSessionWebSocketDelegate URLSessionWebSocketTask URLUbiquitousItemDownloadingStatus UUID
    UndoManager Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter
    UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent
    UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
    UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower
    UnitPressure UnitSpeed UnitTemperature UnitVolume UserDefaults ValueTransformer
    ValueTransformerName XMLDTD XMLDTDNode XMLDocument XMLElement XMLNode XMLParser
    XMLParserDelegate
    """)
}
