import Foundation

/// The folder of documents, as a file without Pando sees it.
func folderOfAFileWithFoundationAlone() -> URL { URL.documentsDirectory }
