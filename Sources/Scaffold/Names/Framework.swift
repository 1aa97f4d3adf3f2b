/// The frameworks of Apple's platforms and the toolchain whose names a module could take.
enum Framework {
  static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts",
    "ActivityKit", "AdServices", "AppIntents", "AppKit", "AppTrackingTransparency",
    "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "BusinessChat", "CFNetwork",
    "CallKit", "CarPlay", "Charts", "CloudKit", "Combine", "Compression", "Contacts",
    "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC",
    "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit",
    "Darwin", "DeviceCheck", "Dispatch", "EventKit", "EventKitUI", "ExternalAccessory",
    "FileProvider", "Foundation", "FoundationEssentials", "FoundationNetworking", "GLKit",
    "GameController", "GameKit", "GameplayKit", "Glibc", "GroupActivities", "HealthKit",
    "HomeKit", "IOKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal",
    "MetalKit", "MetricKit", "MultipeerConnectivity", "Musl", "NaturalLanguage",
    "NearbyInteraction", "Network", "NetworkExtension", "ObjectiveC", "Observation",
    "OSLog", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore",
    "QuickLook", "RealityKit", "RegexBuilder", "ReplayKit", "SafariServices", "SceneKit",
    "ScreenTime", "Security", "SensorKit", "ShazamKit", "Social", "SoundAnalysis", "Speech",
    "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "Synchronization",
    "SystemConfiguration", "Testing", "ThreadNetwork", "TipKit", "TVUIKit", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox",
    "Vision", "VisionKit", "WatchConnectivity", "WeatherKit", "WebKit", "WidgetKit",
    "XCTest", "XPC",
  ]
}
