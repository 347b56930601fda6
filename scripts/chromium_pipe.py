"""Drives Chromium over its debugging pipe, so that nothing but Python's own library is needed."""

import json
import os
import subprocess
import sys


class Browser:
    """A browser and the pipe to it. Messages end with a zero byte."""

    def __init__(self, program, profile):
        to_browser, self._write = os.pipe()
        self._read, from_browser = os.pipe()
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []

        def connect():
            # The browser reads from 3 and writes to 4. The ends move out of the way first, so that
            # neither is overwritten.
            source, target = os.dup(to_browser), os.dup(from_browser)
            high_source, high_target = 100, 101
            os.dup2(source, high_source)
            os.dup2(target, high_target)
            os.dup2(high_source, 3)
            os.dup2(high_target, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--remote-debugging-pipe", "--disable-gpu",
             "--hide-scrollbars", "--no-first-run", "--disable-dev-shm-usage",
             "--force-color-profile=srgb", "--user-data-dir=" + profile, *sandbox],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self._rest = b""
        self._number = 0

    def message(self):
        while b"\0" not in self._rest:
            piece = os.read(self._read, 1 << 20)
            if not piece:
                sys.exit("screenshots: the browser ended")
            self._rest += piece
        message, self._rest = self._rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, session=None, until=None, **parameters):
        """Sends a command. Returns its result, after the event `until` if one is given."""
        self._number += 1
        command = {"id": self._number, "method": method, "params": parameters}
        if session:
            command["sessionId"] = session
        os.write(self._write, json.dumps(command).encode() + b"\0")
        result, waits = None, until
        while result is None or waits:
            message = self.message()
            if message.get("id") == self._number:
                if "error" in message:
                    sys.exit(f"screenshots: {method}: {message['error']}")
                result = message["result"]
            elif message.get("method") == waits:
                waits = None
        return result
