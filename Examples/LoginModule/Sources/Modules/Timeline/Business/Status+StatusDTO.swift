import BaseBusiness
import BaseData
import Core
import Foundation
internal import TimelineData

nonisolated extension Status {
  /// Turns what the server sent into what can be shown.
  @Sendable init(_ dto: StatusDTO) throws(AppError) {
    self.init(
      id: dto.id,
      author: dto.user.flatMap { Author($0) },
      date: try dto.createdAt.parsed(at: "created_at"),
      text: dto.text,
      retweeted: dto.retweeted.map { Retweeted($0) },
      isLiked: dto.isLiked
    )
  }
}

nonisolated extension Retweeted {
  fileprivate init(_ dto: RetweetedDTO) {
    self.init(id: dto.id, author: dto.user.flatMap { Author($0) }, text: dto.text)
  }
}

nonisolated extension Author {
  /// An author without a name is nobody who can be shown.
  fileprivate init?(_ dto: AuthorDTO) {
    guard let name = dto.screenName, !name.isEmpty else { return nil }
    self.init(name: name, image: dto.profileImageURL.flatMap { URL(wire: $0) })
  }
}
