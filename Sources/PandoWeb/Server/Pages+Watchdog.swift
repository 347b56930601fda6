import Foundation
import Logging
import PandoSharing
import PandoUI

extension Pages {
  /// Logs that the main actor does not answer, with its activity.
  func report(_ stall: MainActorWatchdog.Stall) {
    var metadata = activity
    metadata["seconds"] = "\(stall.seconds)"
    logger.log(
      level: stall.isTooLong ? .error : .warning,
      "The main actor is busy: no page is answered",
      metadata: metadata
    )
  }

  /// The activity of the main actor as log metadata: a description of the work, and its page.
  private var activity: Logger.Metadata {
    let report = MainActivity.report()
    var metadata: Logger.Metadata = ["doing": "\(report.words)"]
    if report.page != 0, let name = names[report.page] {
      metadata["session"] = "\(name.session)"
      metadata["path"] = "\(name.path)"
    }
    return metadata
  }

  /// Called when the server is to stop. If the configuration says so, the process ends after the
  /// drain time even if the main actor is stuck.
  func endWhenStuck() {
    guard configuration.endsStuckProcess || processEnd.owner == .process else { return }
    let drainTime = configuration.drainTime
    processEnd.begin(after: drainTime) { [self] in
      logger.critical(
        "The main actor does not come back: what is shared is saved, and the process ends",
        metadata: activity
      )
    } whenSaved: { [logger] isSaved in
      logger.critical(
        "The process ends",
        metadata: ["status": "\(ProcessEnd.status)", "isSaved": "\(isSaved)"]
      )
    }
  }
}
