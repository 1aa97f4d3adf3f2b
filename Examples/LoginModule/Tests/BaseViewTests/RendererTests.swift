import BaseTesting
import BaseView
import Observation
import Testing

/// Drawing again what has changed.
@MainActor
struct RendererTests {
  private let model = Model()
  private let drawings: AsyncStream<String>
  private let drawn: AsyncStream<String>.Continuation

  init() {
    (drawings, drawn) = AsyncStream.makeStream()
  }

  @Test(.timeLimit(.minutes(1)))
  func drawsAtOnceAndAfterEachChange() async {
    let renderer = Renderer { [model, drawn] in drawn.yield(model.text) }
    var drawings = drawings.makeAsyncIterator()

    #expect(await drawings.next() == "")
    model.text = "one"
    #expect(await drawings.next() == "one")
    model.text = "two"
    model.text = "three"
    #expect(await drawings.next() == "three")
    withExtendedLifetime(renderer) {}
  }

  @Test func drawsNoMoreWhenReleased() async {
    var renderer: Renderer? = Renderer { [model, drawn] in drawn.yield(model.text) }
    let survivor = { [weak renderer] in renderer }

    renderer = nil
    model.text = "unseen"
    drawn.finish()

    #expect(survivor() == nil)
    #expect(renderer == nil)
    #expect(await drawings.all() == [""])
  }
}

/// A view model of these tests.
@MainActor @Observable
private final class Model {
  var text = ""
}
