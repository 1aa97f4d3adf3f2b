/// The modules that come with Apple's systems and with Swift's toolchain, after their documentation.
///
/// One that a package of the project declares is the project's all the same.
package enum SystemFrameworks {
  package static func contains(_ module: String) -> Bool { names.contains(module) }

  private static let names: Set<String> = Set(list.split { $0.isWhitespace }.map(String.init))

  private static let list = """
    Accelerate Accessibility Accounts ActivityKit AdAttributionKit AddressBook AddressBookUI
    AdServices AdSupport AppIntents AppKit AppleArchive ApplicationServices
    AppTrackingTransparency ARKit AssetsLibrary AudioToolbox AudioUnit AudioVideoBridging
    AuthenticationServices AutomatedDeviceEnrollment AutomaticAssessmentConfiguration AVFAudio
    AVFoundation AVKit AVRouting BackgroundAssets BackgroundTasks BrowserEngineCore
    BrowserEngineKit BusinessChat CalendarStore CallKit Carbon CarKey CarPlay CarrierServices
    CFNetwork Charts Cinematic ClassKit ClockKit CloudKit Cocoa Collaboration ColorSync Combine
    CompositorServices Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes
    CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreHID CoreImage CoreLocation
    CoreLocationUI CoreMedia CoreMediaIO CoreMIDI CoreML CoreMotion CoreNFC CoreServices
    CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML
    CreateMLComponents CryptoKit CryptoTokenKit Darwin DataDetection DeveloperToolsSupport
    DeviceActivity DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI DiscRecording
    DiscRecordingUI DiskArbitration Dispatch EventKit EventKitUI ExecutionPolicy
    ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI
    FinanceKit FinanceKitUI FinderSync ForceFeedback Foundation FoundationModels
    FoundationNetworking FoundationXML FxPlug GameController GameKit GameplayKit GameSave Glibc
    GLKit GroupActivities GSS HealthKit HealthKitUI HomeKit Hypervisor IdentityDocumentServices
    IdentityDocumentServicesUI IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO
    ImagePlayground InputMethodKit InstallerPlugins InstantMessage Intents IntentsUI IOBluetooth
    IOBluetoothUI IOKit IOSurface IOUSBHost JavaRuntimeSupport JavaScriptCore
    JournalingSuggestions Kernel LatentSemanticMapping LinkPresentation LiveCommunicationKit
    LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture MailKit
    ManagedAppDistribution ManagedSettings ManagedSettingsUI MapKit MarketplaceKit Matter
    MatterSupport MediaAccessibility MediaExtension MediaLibrary MediaPlayer MediaSetup
    MediaToolbox Messages MessageUI Metal MetalFX MetalKit MetalPerformanceShaders
    MetalPerformanceShadersGraph MetricKit MLCompute MobileCoreServices ModelIO
    MultipeerConnectivity MusicKit Musl NaturalLanguage NearbyInteraction Network NetworkExtension
    NewsstandKit NotificationCenter Observation OpenAL OpenCL OpenDirectory OpenGL OpenGLES
    OpenScripting os OSAKit OSLog ParavirtualizedGraphics PassKit PDFKit PencilKit PermissionKit
    PHASE Photos PhotosUI PreferencePanes ProximityReader PushKit PushToTalk QTKit Quartz
    QuartzCore QuickLook QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit
    RegexBuilder ReplayKit RoomPlan SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenSaver
    ScreenTime ScriptingBridge SecureElementCredential Security SecurityFoundation
    SecurityInterface SecurityUI SensitiveContentAnalysis SensorKit ServiceManagement
    SharedWithYou SharedWithYouCore ShazamKit simd Social SoundAnalysis Spatial Speech SpriteKit
    StickerFoundation StickerKit StoreKit StoreKitTest Swift SwiftData SwiftUI SwiftUICore Symbols
    Synchronization SyncServices System SystemConfiguration SystemExtensions TabularData Testing
    ThreadNetwork TipKit Translation TranslationUIProvider TVMLKit TVServices TVUIKit TWAIN
    Twitter UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI
    VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit WatchConnectivity WatchKit
    WeatherKit WebKit WidgetKit WiFiAware WinSDK WorkoutKit WritingTools XCTest XCUIAutomation XPC
    """
}
