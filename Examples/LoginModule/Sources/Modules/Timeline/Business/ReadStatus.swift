import Core
internal import TimelineData

/// A post as it is kept, and what is shown of it.
struct ReadStatus: Sendable {
  let raw: StatusDTO
  let shown: Status

  init(_ raw: StatusDTO) throws(AppError) {
    self.raw = raw
    shown = try Status(raw)
  }
}
