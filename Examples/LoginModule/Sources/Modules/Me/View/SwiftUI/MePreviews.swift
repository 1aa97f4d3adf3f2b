#if canImport(SwiftUI)
  import BaseView
  import Core
  import Foundation
  import MeBusiness

  nonisolated extension PreviewItem<Profile>: MeHandling {
    package func setLiked(_ isLiked: Bool, post: Int64) async throws(AppError) { throw .offline }
    package func upload(_ avatar: Avatar) async throws(AppError) { throw .offline }
  }

  extension MeViewModel {
    static func preview(_ answers: Sourced<Profile>.Answer...) -> MeViewModel {
      MeViewModel(handler: PreviewItem(answers), routing: Routing())
    }
  }

  extension Sourced<Profile> {
    static let preview = Sourced(Profile.preview, from: .cache(age: 300))
  }

  extension Profile {
    fileprivate static let preview = Profile(
      id: "id",
      name: "name",
      avatar: URL(string: "https://example.com/avatar.png")!,
      likes: 751
    )
  }
#endif
