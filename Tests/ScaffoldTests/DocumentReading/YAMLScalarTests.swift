import Templates
import Testing

/// Single values: words, numbers, and texts with quotes and without.
@Suite struct YAMLScalarTests {
  @Test(arguments: [
    ("", "null"), ("# nothing", "null"), ("~", "null"), ("null", "null"), ("Null", "null"),
    ("NULL", "null"), ("nULL", #""nULL""#),
    ("true", "true"), ("True", "true"), ("TRUE", "true"), ("tRUE", #""tRUE""#),
    ("false", "false"), ("False", "false"), ("FALSE", "false"),
    ("yes", #""yes""#), ("no", #""no""#), ("on", #""on""#), ("off", #""off""#), ("y", #""y""#),
  ])
  func readsWords(_ yaml: String, as json: String) throws {
    #expect(try JSON.yaml(yaml).fileText == json + "\n")
  }

  @Test(arguments: [
    ("0", "0"), ("-12", "-12"), ("+3", "3"), ("007", "7"), ("0x1F", "31"), ("0o17", "15"),
    ("9007199254740993", "9007199254740993"), ("9223372036854775807", "9223372036854775807"),
    ("9223372036854775808", "9223372036854775808"),
    ("+00009223372036854775808", "9223372036854775808"),
    ("0xFFFFFFFFFFFFFFFF", "18446744073709551615"),
    (
      "0x52908400098527886E0F7030069857D2E4169EE7", #""0x52908400098527886E0F7030069857D2E4169EE7""#
    ),
    ("1.5", "1.5"), ("0.10", "0.10"), ("-0.0", "-0.0"), ("+1.5", "1.5"), (".5", "0.5"),
    ("-.5", "-0.5"), ("5.", "5.0"), ("05.50", "5.50"), ("1e3", "1e3"), ("1.e-3", "1.0e-3"),
    ("1e400", "1e400"), ("6.02E+23", "6.02E+23"),
    ("1.2.3", #""1.2.3""#), ("1e", #""1e""#), ("+", #""+""#), (".", #"".""#), ("-.", #""-.""#),
    ("0x", #""0x""#), ("0x-1", #""0x-1""#), ("0o8", #""0o8""#), ("-0x1", #""-0x1""#),
    ("1_000", #""1_000""#), ("0b1", #""0b1""#), ("12:30", #""12:30""#),
    ("2024-01-31", #""2024-01-31""#), (".inf", #"".inf""#), (".nan", #"".nan""#),
  ])
  func readsNumbers(_ yaml: String, as json: String) throws {
    #expect(try JSON.yaml(yaml).fileText == json + "\n")
  }

  @Test(arguments: [
    ("a b  c", "a b  c"), ("a # b", "a"), ("a#b", "a#b"), ("a:b", "a:b"), ("a, b]", "a, b]"),
    ("http://example.com/?a=b#c", "http://example.com/?a=b#c"), ("-x", "-x"), ("?x", "?x"),
    (":x", ":x"), ("--- a", "a"), ("50% {a}", "50% {a}"), ("登录 é", "登录 é"), ("it's", "it's"),
    ("a\nb", "a b"), ("a\n\n\n  b \n c", "a\n\nb c"), ("a\n# b", "a"), ("a \t\n\t\n b", "a\nb"),
    ("a\r\nb\r\n\r\nc", "a b\nc"), ("a\rb", "a b"), ("---\na\n...\n# b", "a"),
  ])
  func readsPlainText(_ yaml: String, as text: String) throws {
    #expect(try JSON.yaml(yaml).kind == .text(text))
  }

  @Test(arguments: [
    ("''", ""), ("'a'", "a"), ("'it''s'", "it's"), ("''''", "'"), (#"'a\n'"#, #"a\n"#),
    ("'12'", "12"), ("'a # b: c'", "a # b: c"), ("'a\n b'", "a b"),
    ("' a \n\n \t\n b '", " a\n\nb "),
    ("'a' # b", "a"), ("'\n'", " "), ("'a\r\nb'", "a b"),
  ])
  func readsTextInSingleQuotes(_ yaml: String, as text: String) throws {
    #expect(try JSON.yaml(yaml).kind == .text(text))
  }

  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""it's""#, "it's"), (#""true""#, "true"),
    (#""\0\a\b\t\n\v\f\r\e""#, "\0\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B}"),
    (#""\ \"\/\\""#, " \"/\\"), (#""\N\_\L\P""#, "\u{85}\u{A0}\u{2028}\u{2029}"),
    (#""\x41\u00e9\U0001F680""#, "Aé🚀"), (#""\ud83d\ude80""#, "🚀"), ("\"\\\tx\"", "\tx"),
    ("\"a\n b\"", "a b"), ("\"a \n\n\n b\"", "a\n\nb"), ("\"a\\\n  b\"", "ab"),
    ("\"a \\\n\n  \\ b\"", "a \n b"), (#""a\t"# + "  \n b\"", "a\t b"), ("\"a\\n\n b\"", "a\n b"),
    ("\"\n\"", " "), ("\"a\\\r\nb\"", "ab"),
  ])
  func readsTextInDoubleQuotes(_ yaml: String, as text: String) throws {
    #expect(try JSON.yaml(yaml).kind == .text(text))
  }
}
