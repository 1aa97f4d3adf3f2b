import BaseView
import Testing
import TimelineBusiness
import TimelineView

struct StatusRowTests {
  @Test func showsItsItem() {
    let (row, sample) = (StatusRow(.sample), Status.sample)

    #expect(row.id == sample.id)
    #expect(row.createdAtText == sample.createdAt.displayText)
    #expect(row.textText == sample.text.displayText)
  }
}
