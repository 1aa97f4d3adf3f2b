import Testing

@testable import Model

@Suite struct EntityNameTests {
  /// With the kind, the parts and the UI framework that they are made with in `Tests/Emitted/run`.
  @Test(arguments: [
    // Of Swift.
    "Actor", "Array", "Character", "Clock", "Duration", "Element", "Error", "Optional",
    "Range", "Regex", "Sequence", "Set",
    // Of Foundation, of the headers below it, and of Combine.
    "Bundle", "Byte", "Calendar", "Category", "File", "Host", "Key", "Locale", "Measurement",
    "Method", "Notification", "Operation", "Pipe", "Point", "Port", "Process", "Progress", "Record",
    "Rect", "Selector", "Size", "Stream", "Style", "Subject", "Subscription", "Thread", "Timer",
    "Unit", "UserDefaults",
    // Of Observation and of Swift Testing.
    "Attachment", "Bug", "Comment", "Confirmation", "Expectation", "Issue", "Observable", "Suite",
    "Tag", "Test", "Trait",
    // Of SwiftUI and of UIKit.
    "Canvas", "Color", "Group", "Image", "Label", "Layout", "Link", "Menu", "Scene", "Tab",
    "UIColor", "UIWindow", "Window",
    // Of no one.
    "Answer", "Call", "Event", "Field", "Item", "Message", "Node", "登录",
  ])
  func takes(_ name: String) throws {
    #expect(try EntityName(name, of: ModuleName("Feed")).text == name)
  }

  @Test(arguments: [
    ("Task", "`Task` is a type of Swift that the generated code uses"),
    ("Result", "`Result` is a type of Swift that the generated code uses"),
    ("Equatable", "`Equatable` is a type of Swift that the generated code uses"),
    ("KeyPath", "`KeyPath` is a type of Swift that the generated code uses"),
    ("Date", "`Date` is a type of Foundation that the generated code uses"),
    ("UIView", "`UIView` is a type of UIKit that the generated code uses"),
    ("HStack", "`HStack` is a type of SwiftUI that the generated code uses"),
    ("AppError", "`AppError` is a type of the project that the generated code uses"),
    ("ListModel", "`ListModel` is a type of the project that the generated code uses"),
    ("PageTable", "`PageTable` is a type of the project that the generated code uses"),
    ("ID", "`ID` is a type of every entity that the generated code uses"),
    ("Testing", "`Testing` is a module that the generated code imports"),
    ("Core", "`Core` is a module that the generated code imports"),
    ("FeedHandler", "`FeedHandler` is a type of the module's own"),
    ("FeedData", "`FeedData` would clash with the target `FeedData`"),
    ("Self", "`Self` is a word of Swift"),
    ("Main", "a file `Main.swift` makes SwiftPM take the target for a program"),
    ("LinuxMain", "a file `LinuxMain.swift` is what SwiftPM runs in place of the tests"),
    ("Package", "a file `Package.swift` makes editors take its folder for a package"),
  ])
  func refuses(_ name: String, saying message: String) throws {
    let module = try ModuleName("Feed")
    let error = #expect(throws: InvalidName.self) { try EntityName(name, of: module) }
    #expect(error?.description == message + "; choose another entity name")
    #expect(error?.exitCode == .usage)
  }
}
