"""The applications of the benchmark in NiceGUI: nicegui_server.py counter|board PORT"""

import sys

from nicegui import ui

application, port = sys.argv[1], int(sys.argv[2])
total = 0
labels = []


@ui.page("/")
def page() -> None:
    if application == "counter":
        count = 0

        def press() -> None:
            nonlocal count
            count += 1
            label.set_text(str(count))

        label = ui.label("0")
        ui.button("More", on_click=press)
        return

    def press_all() -> None:
        global total
        total += 1
        for label in labels:
            label.set_text(str(total))

    labels.append(ui.label(str(total)))
    ui.button("More", on_click=press_all)


ui.run(host="127.0.0.1", port=port, reload=False, show=False)
