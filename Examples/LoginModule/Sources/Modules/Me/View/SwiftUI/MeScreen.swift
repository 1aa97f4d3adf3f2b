#if canImport(SwiftUI)
  import BaseView
  import Core
  import SwiftUI

  /// The me screen, bound to its view model.
  public struct MeScreen: View {
    @Kept private var viewModel: MeViewModel

    package init(viewModel: @autoclosure @escaping @MainActor () -> MeViewModel) {
      _viewModel = Kept(wrappedValue: viewModel())
    }

    public var body: some View {
      ItemList(viewModel.item, placeholder: viewModel.placeholder) {
        RemoteImage(
          viewModel.avatarURL, size: CGSize(width: 160, height: 160),
          label: MeText.avatarLabel)
        LabeledContent(MeText.nameLabel) {
          Text(value: viewModel.nameText)
        }
        LabeledContent(MeText.likesLabel) {
          Text(value: viewModel.likesText)
        }
      }
      .navigationTitle(MeText.title)
    }
  }

  #Preview("Loaded") {
    MeScreen(viewModel: .preview(.success(.preview)))
  }

  #Preview("Offline, with what was kept") {
    MeScreen(viewModel: .preview(.success(.preview), .failure(.offline)))
  }

  #Preview("Failed") {
    MeScreen(viewModel: .preview(.failure(.offline)))
  }

  #Preview("Loading") {
    MeScreen(viewModel: .preview())
  }
#endif
