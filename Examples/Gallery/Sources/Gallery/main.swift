import Foundation
import GalleryPages

// Writes the pages into the folder given as the first argument.
guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: Gallery <folder>\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for page in GalleryPage.all {
  let file = folder.appendingPathComponent(page.name + ".html")
  try page.html().write(to: file, atomically: true, encoding: .utf8)
}
print("gallery: wrote \(GalleryPage.all.count) pages to \(folder.path)")
