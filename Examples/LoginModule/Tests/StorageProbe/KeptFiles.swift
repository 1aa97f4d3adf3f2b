import BaseData
import Foundation
import TimelineData

/// What an app finds in its files when it starts.
struct KeptFiles: Equatable {
  var timeline = KeptTimeline(rows: [], marks: [:])
  var token: Token?
  var age: TimeInterval?
}

extension KeptFiles {
  /// What is wrong with the timeline by itself.
  var faults: [String] {
    let ids = timeline.rows.map(\.id)
    var faults: [String] = []
    if ids != Set(ids).sorted(by: >) { faults.append("the order") }
    if timeline.rows != ids.map(StatusDTO.sample) { faults.append("a row") }
    if !Set(ids).isSuperset(of: timeline.marks.keys) { faults.append("a gap below no row") }
    for (id, next) in zip(ids, ids.dropFirst() + [0]) where next < id - 1 {
      if timeline.marks[id] == nil { faults.append("a hole below \(id)") }
    }
    return faults
  }
}
