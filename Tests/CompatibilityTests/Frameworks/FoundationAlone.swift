import Foundation

/// The folder of documents in a file that does not import Pando.
func folderOfAFileWithFoundationAlone() -> URL { URL.documentsDirectory }
