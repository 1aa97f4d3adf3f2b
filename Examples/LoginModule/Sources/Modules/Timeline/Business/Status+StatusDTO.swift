import Core
internal import TimelineData

extension Status {
  /// Turns what the server sent into what can be shown.
  init(_ dto: StatusDTO) throws(AppError) {
    self.init(
      id: dto.id,
      createdAt: dto.createdAt,
      text: dto.text
    )
  }
}
