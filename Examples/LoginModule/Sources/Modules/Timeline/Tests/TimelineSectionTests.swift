import BaseView
import Core
import Foundation
import Testing
import TimelineBusiness

@testable import TimelineView

/// The days that the posts stand under.
@MainActor
struct TimelineSectionTests {
  private let handler = StubTimelineHandler()
  private let midnight = Calendar.current.startOfDay(
    for: Date(timeIntervalSince1970: 1_424_178_292))

  private func status(_ id: Int64, hours: Double) -> Status {
    Status(id: id, author: nil, date: midnight + hours * 3600, text: "")
  }

  private func rows(
    _ statuses: [Status], gaps: Set<Int64> = []
  ) async -> SectionedRows<TimelineSection, TimelineEntry> {
    let model = TimelineViewModel(handler: handler, routing: Routing())
    let task = model.loadIfNeeded()
    handler.answer(
      first: 0, [.success(Sourced(Timeline(statuses, gaps: gaps), from: .cache(age: 60)))])
    await task?.value
    #expect(model.entries.count == model.rows.count)
    return model.rows
  }

  @Test func areThoseOfTheViewer() async {
    let rows = await rows(
      [status(9, hours: 13), status(8, hours: 0), status(7, hours: -1), status(6, hours: -30)],
      gaps: [8, 6])

    #expect(
      rows.sections.map(\.id)
        == [midnight, midnight, midnight].indices.map { day in
          Calendar.current.date(byAdding: .day, value: -day, to: midnight) ?? .distantPast
        })
    #expect(rows.sections.map { rows.items(in: $0).count } == [3, 1, 1])
    #expect(rows.place(of: .gap(below: 8)) == [0, 2])
    #expect(rows.place(of: .status(6)) == [2, 0])
    #expect(rows.place(of: .status(5)) == nil)
  }

  @Test func keepTheOrderOfThePosts() async {
    let rows = await rows([status(9, hours: -2), status(8, hours: 5), status(7, hours: -3)])

    #expect(rows.sections.count == 1)
    #expect(rows.ids(in: rows.sections[0]) == [.status(9), .status(8), .status(7)])
  }
}
