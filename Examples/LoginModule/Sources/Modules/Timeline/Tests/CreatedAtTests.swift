import Core
import Foundation
import Testing

@testable import TimelineBusiness

struct CreatedAtTests {
  @Test(arguments: [
    ("Tue Feb 17 21:04:52 +0800 2015", 1_424_178_292),
    ("Sun Mar 29 02:30:00 +0200 2015", 1_427_589_000),
    ("Thu Jan 1 00:00:00 +0000 1970", 0),
    ("Thu Jan 01 00:00:00 -0000 1970", 0),
    ("Wed Dec 31 19:00:01 -0500 1969", 1),
    ("Sat Feb 29 23:59:59 +0530 2020", 1_583_000_999),
    ("Sat Jan 01 00:00:00 +0000 0000", -62_167_219_200),
    ("Fri Dec 31 23:59:59 +0000 9999", 253_402_300_799),
  ])
  func readsTheMomentAsTheServiceWritesIt(text: String, seconds: TimeInterval) throws {
    #expect(try Date(createdAt: text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "yesterday", "2015-02-17T21:04:52Z", "Tue Feb 17 2015",
    "Tue Feb 17 21:04:52 +0800 2015 ", " Tue Feb 17 21:04:52 +0800 2015",
    "Tue Feb 17 21:04:52 +0800 20155", "Tue Feb 17 21:04:52 +0800 15",
    "Tue  Feb 17 21:04:52 +0800 2015", "Tuesday Feb 17 21:04:52 +0800 2015",
    "tue feb 17 21:04:52 +0800 2015", "二 Feb 17 21:04:52 +0800 2015",
    "Tue Feb 17 24:00:00 +0800 2015", "Tue Feb 17 21:60:00 +0800 2015",
    "Tue Feb 17 21:04:60 +0800 2015", "Tue Feb 17 21:4:52 +0800 2015",
    "Tue Feb 17 21:04:52 0800 2015", "Tue Feb 17 21:04:52 +08:00 2015",
    "Tue Feb 17 21:04:52 +2400 2015", "Tue Feb 17 21:04:52 GMT 2015",
    "Tue Feb 0 21:04:52 +0800 2015", "Thu Apr 31 21:04:52 +0800 2015",
    "Sun Feb 29 21:04:52 +0800 2015", "Thu Feb 29 21:04:52 +0800 1900",
    "Tue Feb １７ 21:04:52 +0800 2015",
  ])
  func refusesWhatIsNoMoment(text: String) {
    #expect(throws: AppError.decoding(path: "created_at", reason: "`\(text)` is no date")) {
      try Date(createdAt: text)
    }
  }

  @Test func readsEveryDayAsTheSystemDoes() throws {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: -12_600)
    format.dateFormat = "EEE MMM d HH:mm:ss Z yyyy"
    let first = Date(timeIntervalSince1970: -2_208_988_800)
    for day in 0..<73_414 {
      let date = first + TimeInterval(day) * 86_413
      #expect(try Date(createdAt: format.string(from: date)) == date)
    }
  }
}
