import BaseBusiness
import Core
internal import MeData

nonisolated extension Profile {
  /// Turns what was sent or kept into what can be shown.
  @Sendable init(_ dto: ProfileDTO) throws(AppError) {
    self.init(
      id: dto.id,
      name: dto.name,
      avatar: try dto.avatar.parsed(at: "avatar"),
      likes: dto.likes
    )
  }
}
