import Ground
import Model
import SwiftReading

/// Under which flags of the compiler an app's code is built, and whether these are the same in each
/// configuration: what compiles in Debug fails in Release otherwise.
enum IsolationExamination: Examination {
  static let subject = "Isolation"

  private static let keys = [
    "SWIFT_VERSION", "SWIFT_DEFAULT_ACTOR_ISOLATION", "SWIFT_APPROACHABLE_CONCURRENCY",
    "SWIFT_STRICT_CONCURRENCY", "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT",
    "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY",
  ]

  static func diagnoses(of patient: Patient) throws -> [Diagnosis] {
    guard patient.project != nil else { return [] }
    return try projects(of: patient).flatMap { folder, project in
      project.apps.flatMap { diagnoses(of: $0, in: project, folder, patient) }
    }
  }

  /// The Xcode projects at the top and in the folders there, each with its folder.
  private static func projects(of patient: Patient) throws -> [(folder: String, XcodeProject)] {
    let entries = try Disk.entries(in: patient.site.folder)
    let folders = entries.filter { $0.entry == .folder && !$0.name.hasPrefix(".") }.map(\.name)
    return try ([""] + folders).flatMap { folder in
      try Disk.names(in: patient.site.folder + (folder.isEmpty ? "" : "/" + folder))
        .filter { $0.hasSuffix(".xcodeproj") }
        .compactMap { name in
          let bytes = patient.contents(of: (name + "/project.pbxproj").below(folder))
          // What cannot be read is reported by the commands that need it.
          return (try? XcodeProject(name: name, bytes: bytes)).map { (folder, $0) }
        }
    }
  }

  private static func diagnoses(
    of app: XcodeObject, in project: XcodeProject, _ folder: String, _ patient: Patient
  ) -> [Diagnosis] {
    let home = patient.site.folder + (folder.isEmpty ? "" : "/" + folder)
    let settings = project.settings(of: app, in: home) { path in
      (try? Disk.contents(of: path.absolute(in: home))) ?? nil
    }
    let name = app.text("name") ?? project.title
    let wrong = keys.compactMap { key in
      disagreement(about: key, in: settings).map { words, place in
        Diagnosis.wrong(
          subject, "\(name): \(key) is \(words)",
          mend: "give it one value for all configurations",
          at: place.map {
            SourcePlace(file: $0.file.below(folder), line: $0.line, column: $0.column)
          })
      }
    }
    guard wrong.isEmpty else { return wrong }
    let values = ["SWIFT_VERSION", "SWIFT_DEFAULT_ACTOR_ISOLATION"].compactMap { key in
      settings.first?.value(of: key, sdk: "iphoneos")?.value
    }
    guard let mode = values.first else { return [] }
    guard let isolation = values.dropFirst().first else {
      return [.fine(subject, "\(name): language mode \(mode), in each configuration")]
    }
    return [
      .fine(
        subject, "\(name): language mode \(mode), \(isolation) by default, in each configuration")
    ]
  }

  /// `6.0 in Debug, 5.0 in Release`; `nil` if all configurations say the same.
  private static func disagreement(
    about key: String, in settings: [BuildSettings]
  ) -> (words: String, place: SourcePlace?)? {
    let values = settings.map { ($0, $0.value(of: key, sdk: "iphoneos")) }
    guard Set(values.map { $0.1?.value }).count > 1 else { return nil }
    let words = values.map { settings, found in
      found.map { Message("\($0.value) in \(settings.configuration)").text }
        ?? Message("not set in \(settings.configuration)").text
    }
    return (words.joined(separator: ", "), values.compactMap { $0.1?.place }.last)
  }
}
