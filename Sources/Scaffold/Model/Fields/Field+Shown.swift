import Fields
import Templates

// What stands for the field in the code of a screen.
extension Field {
  /// The words that a test expects of a sample, as Swift writes them. Where the reader's region
  /// decides, it asks Base.
  func shown(_ sample: FieldSample) -> String {
    guard !base.isDeclared, !container.isMap else { return "sample.\(name).displayText" }
    return switch base.literal {
    case .text where !base.isLong, .address, .uuid: sample.entered
    case .wholeNumber where isName: sample.entered
    case .flag: sample.raw.contains("true") ? "BaseText.yes" : "BaseText.no"
    default: "sample.\(name).displayText"
    }
  }

  /// The label beside a value.
  var label: String {
    Words(of: isMarked ? title ?? key : base.isDrawn ? subject : name).titled
  }

  /// The name of the property with the words on the screen: `nameText`, `avatarURL`.
  func shownName(among others: [Field]) -> String {
    let name = Self.name(self.name, with: shownSuffix)
    let isTaken = others.contains { $0 != self && $0.name + $0.shownSuffix == name }
    return isTaken ? self.name + shownSuffix : name
  }

  private var shownSuffix: String { base.isDrawn ? "URL" : "Text" }

  /// The name of an image's view: `avatarPicture`, be the field `avatar` or `avatar_url`.
  ///
  /// Not `avatarImage`: a cell of UIKit has an `image` and a `selectedImage` of its own, and no
  /// class a picture.
  func imageName(among others: [Field]) -> String {
    let picture = Self.name(subject, with: "Picture")
    let isTaken = others.contains {
      $0 != self && $0.base.isDrawn && Self.name($0.subject, with: "Picture") == picture
    }
    return isTaken ? name + "Picture" : picture
  }

  /// The name without what it says of addresses: what stands at an `avatar_url` is an avatar.
  var subject: String {
    guard name.hasSuffix("URL"), name != "URL" else { return name }
    return String(name.dropLast(3))
  }

  /// A name that ends with a word already keeps its end: a `text` is no `textText`.
  private static func name(_ name: String, with suffix: String) -> String {
    name == suffix.lowercased() || name.hasSuffix(suffix) ? name : name + suffix
  }

  /// True if a number is a name, such as `user_id` or `year`, so that its digits stand as they are.
  var isName: Bool {
    let words = Words(of: key).snakeCased.split(separator: "_")
    return base.literal == .wholeNumber && words.last.map(Self.names.contains) ?? false
  }

  private static let names: Set<Substring> = ["code", "id", "ids", "year", "years", "zip"]
}
