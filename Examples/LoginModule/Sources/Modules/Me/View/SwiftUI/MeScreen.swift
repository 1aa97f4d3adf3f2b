#if canImport(SwiftUI)
  import BaseView
  import Core
  import Foundation
  import PhotosUI
  import SwiftUI

  /// The me screen, bound to its view model.
  public struct MeScreen: View {
    @Kept private var viewModel: MeViewModel
    @State private var chosen: PhotosPickerItem?

    package init(viewModel: @autoclosure @escaping @MainActor () -> MeViewModel) {
      _viewModel = Kept(wrappedValue: viewModel())
    }

    public var body: some View {
      ItemList(viewModel.item, placeholder: viewModel.placeholder) {
        RemoteImage(
          viewModel.avatarURL, size: CGSize(width: 160, height: 160), label: MeText.avatarLabel)
        PhotosPicker(
          viewModel.uploadText, selection: $chosen, matching: .images,
          preferredItemEncoding: .compatible
        )
        .disabled(!viewModel.canUpload)
        if let refusal = viewModel.refusal {
          Text(verbatim: refusal)
            .foregroundStyle(.secondary)
        }
        LabeledContent(MeText.nameLabel) {
          Text(value: viewModel.nameText)
        }
        LabeledContent(MeText.likesLabel) {
          Text(value: viewModel.likesText)
        }
      }
      .onChange(of: chosen) { _, picked in
        guard let picked else { return }
        // The same one may be chosen again.
        chosen = nil
        viewModel.upload { try? await picked.loadTransferable(type: Data.self) }
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
