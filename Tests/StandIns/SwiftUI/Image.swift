#if os(iOS)
  import UIKit
#else
  import AppKit
#endif

public struct Image: SystemView, Equatable, Sendable {
  public init(systemName: String) { declared() }
  public init(_ name: String, bundle: Bundle? = nil) { declared() }
  #if os(iOS)
    public init(uiImage: UIImage) { declared() }
  #else
    public init(nsImage: NSImage) { declared() }
  #endif

  public enum ResizingMode: Sendable { case tile, stretch }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { declared() }
}

extension View {
  public func scaledToFill() -> some View { Modified() }
  public func scaledToFit() -> some View { Modified() }
  public func clipped(antialiased: Bool = false) -> some View { Modified() }
}

@available(iOS 26.0, macOS 26.0, *)
public struct SymbolColorRenderingMode: Hashable, Sendable {
  public static let flat = SymbolColorRenderingMode()
  public static let gradient = SymbolColorRenderingMode()
}

@available(iOS 26.0, macOS 26.0, *)
public struct SymbolVariableValueMode: Hashable, Sendable {
  public static let color = SymbolVariableValueMode()
  public static let draw = SymbolVariableValueMode()
}

extension View {
  @available(iOS 26.0, macOS 26.0, *)
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    Modified()
  }
  @available(iOS 26.0, macOS 26.0, *)
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { Modified() }
}
