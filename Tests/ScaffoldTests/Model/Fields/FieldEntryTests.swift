import Templates
import Testing

@testable import Fields
@testable import Model

/// What a template is given of a field that is entered in a form.
@Suite struct FieldEntryTests {
  @Test(arguments: [
    ("name:String", #"Text typed needed "name""#),
    ("pin:Secret", #"Text typed needed "pin-to-forget""#),
    ("pin:Secret?", #"Text typed "pin-to-forget""#),
    ("age:Int?", #"Text typed exact "1""#),
    ("rate:Double", #"Text typed needed exact "1.5""#),
    ("photo:Image", #"Text typed needed exact "https://example.com/photo.png""#),
    ("mail:Email", #"Text typed needed exact "mail@example.com""#),
    ("mails:[Email]?", #"Text typed exact "mails1@example.com""#),
    ("line:Phone?", #"Text typed exact "+1 202 555 0101""#),
    ("story:LongText", #"LongText typed needed "All of the story, line after line.""#),
    ("site:URL", #"Text typed needed exact "https://example.com/site""#),
    ("tags:[String]", #"Text typed "tags1""#),
    ("days:[Int]", #"Text typed exact "101""#),
    ("flags:[Bool]?", #"Text typed exact "true""#),
    ("at:[Date]", #"Text typed exact "2026-02-01T08:00:00Z""#),
    ("isOpen:Bool", #"Switch "true""#),
    ("agreed:Bool?", #"Choice "true""#),
    ("born:Date", #"Date needed "2026-01-01T08:00:00Z""#),
    ("until:Date?", #"Date "2026-01-01T08:00:00Z""#),
    ("at:Timestamp(ms)", #"Date needed "2026-01-01T08:00:00Z""#),
    ("born:Day", #"Date needed "2026-01-01""#),
    ("days:[Day]", #"Text typed exact "2026-02-01""#),
    ("price:Decimal?", #"Text typed exact "1.25""#),
  ])
  func saysHowItIsEntered(_ field: String, as expected: String) throws {
    guard case .fields(let record) = try Field.fields(field)[0].value(number: 1) else {
      Issue.record("a field is a record")
      return
    }
    let flags = ["isTyped": "typed", "isNeeded": "needed", "isExact": "exact"]
    let words = flags.sorted { $0.key > $1.key }.compactMap { name, word in
      record[name] == .flag(true) ? word : nil
    }
    let texts = ["editor", "enteredSample"].map { name in
      if case .text(let text) = record[name] { text } else { "" }
    }

    #expect(([texts[0]] + words + [texts[1]]).joined(separator: " ") == expected)
  }

  /// What a form reads a text as, and what leads from there to what is sent.
  @Test(arguments: [
    ("mail:Email", "TypedEmail mail.text"), ("mail:Email?", "TypedEmail? mail?.text"),
    ("mails:[Email]", #"[TypedEmail] mails.map(\.text)"#),
    ("lines:[Phone]?", #"[TypedPhone]? lines?.map(\.text)"#),
    ("default:Phone", "TypedPhone `default`.text"), ("photo:Image?", "URL? photo"),
    ("story:LongText", "String story"), ("isOpen:Bool", "Bool isOpen.value"),
    ("born:Date", "Date born"),
  ])
  func saysWhatIsSent(_ field: String, as expected: String) throws {
    #expect(try Self.texts(["entered", "input"], of: field).joined(separator: " ") == expected)
  }

  private static func texts(
    _ facts: [String], of text: String, among others: String = ""
  ) throws -> [String] {
    let fields = try Field.fields(text + " " + others)
    guard case .fields(let record) = fields[0].value(number: 1, among: fields) else { return [] }
    return facts.map { if case .text(let text) = record[$0] { text } else { "" } }
  }

  /// What the code of a screen calls a field, and in which form it shows a value.
  @Test(arguments: [
    ("name:String", "", "nameText displayText"), ("text:String", "", "text displayText"),
    ("alt_text:String", "", "altText displayText"),
    ("alt_text:String", "alt:String", "altTextText displayText"),
    ("count:Int", "", "countText displayText"), ("id:Int64", "", "idText plainText"),
    ("user_id:Int?", "", "userIDText plainText"), ("userIDs:[Int]", "", "userIDsText plainText"),
    ("year:Int", "", "yearText plainText"), ("id:String", "", "idText displayText"),
    ("year:Double", "", "yearText displayText"),
  ])
  func saysHowItIsShown(_ field: String, _ others: String, as expected: String) throws {
    let texts = try Self.texts(["shownName", "shownAs"], of: field, among: others)
    #expect(texts.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("avatar:Image", "", "avatarURL avatarPicture Avatar"),
    ("avatar_url:Image?", "", "avatarURL avatarPicture Avatar"),
    ("avatar_url:Image", "avatar:Image", "avatarURLURL avatarURLPicture Avatar"),
    ("avatar_url:Image", "avatar:String", "avatarURL avatarPicture Avatar"),
    ("image:Image", "", "imageURL imagePicture Image"), ("url:Image", "", "url urlPicture URL"),
    ("cover_image:Image", "", "coverImageURL coverImagePicture Cover image"),
    ("cover_picture:Image", "cover:Image", "coverPictureURL coverPicturePicture Cover picture"),
    ("cover:Image", "cover_picture:Image", "coverURL coverPicture Cover"),
  ])
  func saysHowAnImageIsShown(_ field: String, _ others: String, as expected: String) throws {
    let texts = try Self.texts(["shownName", "imageName", "label"], of: field, among: others)
    #expect(texts.joined(separator: " ") == expected)
  }

  /// The keyboards that the name of a field calls for; a dash where its type says enough.
  @Test(arguments: [
    ("email:String", "emailAddress"), ("workEmail:String?", "emailAddress"),
    ("email_address:String", "emailAddress"), ("emails:[String]", "-"), ("email:URL", "-"),
    ("phone:String", "telephoneNumber"), ("mobile:String", "telephoneNumber"),
    ("website:String", "url"), ("homeURL:String", "url"), ("website:URL", "-"),
    ("name:String", "name"), ("product_name:String", "-"), ("first_name:String", "givenName"),
    ("last_name:String", "familyName"), ("surname:String", "familyName"),
    ("user_name:String", "username"), ("username:String", "username"), ("login:String", "username"),
    ("password:Secret", "password"), ("current_password:Secret?", "password"),
    ("password:String", "password"), ("newPassword:Secret", "newPassword"),
    ("password_confirmation:Secret", "newPassword"), ("pin:Secret", "-"),
    ("otp:Secret", "oneTimeCode"), ("code:String", "oneTimeCode"), ("product_code:String", "-"),
    ("zip:String", "postalCode"), ("postal_code:String", "postalCode"),
    ("street:String", "streetAddress"), ("address:String", "streetAddress"),
    ("ip_address:String", "-"), ("city:String", "city"), ("capacity:String", "-"),
    ("country:String", "country"), ("card_number:String", "creditCardNumber"),
    ("company:String", "organizationName"),
    ("login:Email", "-"), ("mobile:Phone", "-"), ("address:LongText", "-"), ("text:String", "-"),
    ("age:Int", "-"),
  ])
  func saysWhatItIsTypedWith(_ field: String, as keyboard: String) throws {
    #expect(FieldKeyboard.name(for: try Field.fields(field)[0]) ?? "-" == keyboard)
  }

  @Test func namesKeyboardsThatThereAre() throws {
    let path = try #require(
      try Repository.projectFile("Sources/Base/View/Entries/EntryKeyboard.swift"))
    let cases = try Repository.read(path).split(separator: "\n")
      .filter { $0.hasPrefix("  case ") }
      .flatMap { $0.dropFirst("  case ".count).split(separator: ", ").map(String.init) }

    let names = Set(FieldKeyboard.all.map(\.name))
    #expect(names.subtracting(cases) == [])
  }
}
