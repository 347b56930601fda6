import Foundation
import PandoUI

extension Template {
  static func image(_ input: TemplateInput) -> HTMLElement {
    let attributes = input.attributes
    let label = attributes.text(.accessibilityLabel) ?? attributes.text(.label)
    if let name = attributes.text(.systemName) {
      let mode = attributes.text(.symbolMode).flatMap { Icon.Mode(rawValue: $0) }
      var node = Icon.element(named: name, mode: mode)
      node.addClass("image")
      if closesSheet(input) { node.addClass("closes") }
      if attributes.flag(.isRedacted) { node.addClass("skeleton") }
      if attributes.flag(.isResizable) {
        node.addClass("resizable")
        switch attributes.text(.contentMode) {
        case "fit": node.addClass("content-fit")
        case "fill": node[.preserveAspectRatio] = "xMidYMid slice"
        default: break
        }
      }
      move(&node, attributes)
      if case .paint(let paint)? = attributes[.foreground], !paint.isFlat {
        Icon.fill(&node, with: paint, name: input.name)
      }
      if let label {
        node[.role] = "img"
        node[.ariaLabel] = label
        node[.ariaHidden] = nil
      }
      return node
    }
    if let name = attributes.text(.missingName) { return missingImage(name, label) }
    var node = HTMLElement(.img)
    node.addClass("image", "file")
    if attributes.events.contains(.failure) { node.addClass("late") }
    if attributes.flag(.isResizable) {
      node.addClass("resizable")
      node.addClass(prefix: "content", attributes.text(.contentMode) ?? "stretch")
    }
    if attributes.flag(.isPixelated) { node.addClass("pixelated") }
    if attributes.flag(.isRedacted) {
      node.addClass("skeleton")
      node[.src] = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
      node[.alt] = ""
      return node
    }
    switch attributes[.picture] {
    case .picture(let picture):
      let address = attributes.text(.address) ?? picture.dataAddress
      node[.src] = address
      size(&node, picture.size)
      if attributes.text(.style) == "template", let address = ImageAddress(address) {
        node.addClass("template")
        node.style[.maskImage] = .image(address)
      }
    case .asset(let asset):
      AssetSources(asset, base: attributes.text(.address)).write(
        to: &node,
        isTemplate: attributes.text(.style) == "template"
      )
      size(&node, asset.light.first.flatMap(AssetFiles.size))
    default:
      node[.src] = attributes.text(.source).flatMap { SafeURL($0, for: .image) }?.text
    }
    repeatOrStretch(&node, attributes)
    node[.alt] = label ?? ""
    node[.loading] = "lazy"
    node[.decoding] = "async"
    return node
  }

  /// Writes the size of an image, so that content below it does not move when the image is loaded.
  private static func size(_ node: inout HTMLElement, _ size: CGSize?) {
    guard let size, size.width >= 1, size.height >= 1 else { return }
    node[.width] = String(Int(size.width.rounded()))
    node[.height] = String(Int(size.height.rounded()))
  }

  /// A box with the name of an image that the application does not have.
  private static func missingImage(_ name: String, _ label: String?) -> HTMLElement {
    var node = HTMLElement(.span)
    node.addClass("image", "missing-image")
    node[.role] = "img"
    node[.ariaLabel] = label ?? name
    // Inline and not in the style sheet, because finished applications have no missing images.
    node.style[.border] = .list([.px(1), .keyword("dashed"), .variable("edge")])
    node.style[.padding] = .px(6)
    node.style[.fontSize] = .px(12)
    // A name that is longer than the picture must not cover what is beside it.
    node.style[.maxWidth] = .percent(100)
    node.style[.overflow] = .keyword("hidden")
    node.style[.textOverflow] = .keyword("ellipsis")
    node.style[.whiteSpace] = .keyword("nowrap")
    node.children = [.text(name)]
    return node
  }

  /// Animates the system images in a view. Each movement has two names, so that the same movement
  /// can begin anew.
  static func move(_ node: inout HTMLElement, _ attributes: Attributes) {
    let words = (attributes.text(.symbolEffect) ?? "").split(separator: " ")
    guard let name = words.first else { return }
    node.addClass("moves", "late")
    node.addClass(prefix: "moves", String(name))
    if words.last == "odd" { node.addClass("moves-odd") }
    if let count = words.dropFirst().first.flatMap({ Double($0) }) {
      node.style[.moves] = .number(count)
    }
  }
}

/// The addresses of an image of the application, for each density of pixels, in light and in dark.
struct AssetSources {
  let light: [Source]
  let dark: [Source]

  struct Source {
    let address: ImageAddress
    let scale: Int
  }

  /// - Parameter base: The prefix of the server's own addresses; nil writes the files into the document.
  init(_ asset: ImageAsset, base: String?) {
    func sources(_ files: [ImageFile]) -> [Source] {
      files.compactMap { file in
        AssetFiles.address(of: file, base: base).map { Source(address: $0, scale: file.scale ?? 1) }
      }
    }
    light = sources(asset.light)
    dark = sources(asset.dark)
  }

  func write(to node: inout HTMLElement, isTemplate: Bool) {
    guard let first = light.first else { return }
    node[.src] = first.address.text
    if light.count > 1 || first.scale != 1 {
      node[.srcset] = light.map { "\($0.address.text) \($0.scale)x" }.joined(separator: ", ")
    }
    if isTemplate {
      node.addClass("template")
      let image = Self.css(light)
      node.style[.maskImage] =
        dark.isEmpty ? image : .either(image, or: Self.css(dark), when: .dark)
    } else if !dark.isEmpty {
      // Without a value in light, the property as a whole has none, and `src` is drawn.
      node.style[.content] = .list([.call("var", [.keyword("--if-dark")]), Self.css(dark)])
    }
  }

  /// The picture for a background or the border of a box.
  var image: CSSValue {
    dark.isEmpty ? Self.css(light) : .either(Self.css(light), or: Self.css(dark), when: .dark)
  }

  private static func css(_ sources: [Source]) -> CSSValue {
    guard let first = sources.first, sources.count > 1 || first.scale != 1 else {
      return sources.first.map { .image($0.address) } ?? .keyword("none")
    }
    return .call("image-set", sources.map { .list([.image($0.address), density($0.scale)]) })
  }

  private static func density(_ scale: Int) -> CSSValue {
    switch scale {
    case 1: .keyword("1x")
    case 2: .keyword("2x")
    case 3: .keyword("3x")
    default: .keyword("4x")
    }
  }
}
