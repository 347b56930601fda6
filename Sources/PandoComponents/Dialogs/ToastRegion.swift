import Foundation
import PandoDependencies
import PandoUI

/// The region that shows the toasts of an emitter. It exists before the first toast, because assistive
/// technology reads additions only to a region that it knows.
struct ToastRegion<Value>: ViewModifier {
  let emitter: Emitter<Value>
  let toast: @MainActor (Value) -> Toast

  @State private var shown: [Emission<Toast>] = []
  @State private var count = 0
  @Environment(\.tint) private var tint

  /// The most toasts shown at a time.
  private var most: Int { 3 }

  func body(content: Content) -> some View {
    content
      .onReceive(emitter) { value in
        count += 1
        shown = (shown + [Emission(id: count, value: toast(value))]).suffix(most)
      }
    Portal {
      Part("toasts") {
        VStack(spacing: 8) {
          ForEach(shown) { item in
            ToastView(toast: item.value) { shown.removeAll { $0.id == item.id } }
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.updatesFrequently)
        .accessibilityLabel(Text(.messages))
        .tint(paint: tint)
      }
    }
  }
}

/// One message.
private struct ToastView: View {
  let toast: Toast
  let dismiss: @MainActor @Sendable () -> Void

  @State private var isWatched = false
  @Dependency(\.continuousClock) private var clock

  var body: some View {
    HStack(spacing: 12) {
      if let image = toast.systemImage {
        Image(systemName: image).accessibilityHidden(true)
      }
      Text(verbatim: toast.text).frame(maxWidth: .infinity, alignment: .leading)
      if let button = toast.button, let emitter = toast.emitter {
        Button(button) {
          emitter.send()
          dismiss()
        }
        .buttonStyle(.borderless)
      }
      Button(action: dismiss) { Image(systemName: "xmark") }
        .buttonStyle(.plain)
        .foregroundStyle(.secondary)
        .accessibilityLabel(Text(.dismiss))
    }
    .font(.callout)
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(.regularMaterial, in: .rect(cornerRadius: 14))
    .shadow(color: .black.opacity(0.15), radius: 8, y: 2)
    .transition(.move(edge: .bottom))
    .onHover { isWatched = $0 }
    .task(id: isWatched) {
      guard !isWatched, let duration = toast.duration else { return }
      try? await clock.sleep(for: duration)
      if !Task.isCancelled { withAnimation { dismiss() } }
    }
  }
}
