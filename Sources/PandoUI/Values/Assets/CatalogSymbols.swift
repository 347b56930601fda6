/// What the plugin `PandoAssets` extends with the symbols of a catalogue: types whose symbols are no styles.
///
/// A member of a protocol yields to one of the type, so that an application may declare the name of an asset itself.
@_documentation(visibility: internal)
public protocol _CatalogObject {}

/// What the plugin `PandoAssets` extends with the symbols of colours, which are styles.
@_documentation(visibility: internal)
public protocol _CatalogStyle {}

extension Color: _CatalogObject {}
extension UIColor: _CatalogObject {}
extension UIImage: _CatalogObject {}
