"""A headless Chromium, driven through a pipe by its own protocol: nothing has to be installed
beside it, and no port is opened."""

import base64
import json
import os
import select
import shlex
import subprocess
import time


class Browser:
    """One page of a browser, and all that it said and asked for."""

    def __init__(self, chromium, profile):
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        flags = [
            "--headless=new",
            "--remote-debugging-pipe",
            "--no-first-run",
            "--disable-gpu",
            "--disable-background-networking",
            "--hide-scrollbars",
            "--force-device-scale-factor=1",
            f"--user-data-dir={profile}",
        ]
        if os.getuid() == 0:
            flags.append("--no-sandbox")
        words = shlex.join([chromium, *flags, "about:blank"])
        # Chromium reads commands from 3 and answers on 4.
        self.process = subprocess.Popen(
            ["bash", "-c", f"exec {words} 3<&{commands} 4>&{answers}"],
            pass_fds=[commands, answers],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(commands)
        os.close(answers)
        self.number, self.buffer, self.session = 0, b"", None
        self.events, self.complaints, self.requests = [], [], []
        (page,) = [
            each
            for each in self.call("Target.getTargets")["targetInfos"]
            if each["type"] == "page"
        ]
        attached = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)
        self.session = attached["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network", "DOM", "Accessibility"]:
            self.call(f"{domain}.enable")

    def close(self):
        os.close(self.commands)
        self.process.wait(timeout=20)
        os.close(self.answers)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.note(answer)

    def receive(self):
        while b"\0" not in self.buffer:
            if not select.select([self.answers], [], [], 20)[0]:
                raise RuntimeError("the browser does not answer")
            part = os.read(self.answers, 1 << 16)
            if not part:
                raise RuntimeError("the browser has ended")
            self.buffer += part
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def note(self, event):
        method, parameters = event.get("method"), event.get("params", {})
        self.events.append(method)
        if method == "Runtime.exceptionThrown":
            self.complaints.append(parameters["exceptionDetails"]["text"])
        elif method == "Runtime.consoleAPICalled":
            self.complaints.append(str(parameters["args"]))
        elif method == "Log.entryAdded":
            self.complaints.append(parameters["entry"]["text"])
        elif method == "Page.javascriptDialogOpening":
            self.complaints.append(f"dialog: {parameters['message']}")
            self.call("Page.handleJavaScriptDialog", accept=True)
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])

    def open(self, path):
        self.events, self.complaints, self.requests = [], [], []
        self.call("Page.navigate", url=path.as_uri())
        while "Page.loadEventFired" not in self.events:
            self.note(self.receive())

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def wait_for(self, expression):
        """Frames and scrolling take their time."""
        for _ in range(100):
            if self.evaluate(f"!!({expression})"):
                return
            time.sleep(0.02)
        raise RuntimeError(f"never true: {expression}")

    def resize(self, width, height):
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=False,
        )

    def prefer(self, scheme):
        features = [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ]
        self.call("Emulation.setEmulatedMedia", features=features)

    def allow_scripts(self, allowed):
        self.call("Emulation.setScriptExecutionDisabled", value=not allowed)

    def press(self, key):
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, "End": 35, "Home": 36}
        codes |= {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
        parameters = {"key": key, "code": key, "windowsVirtualKeyCode": codes[key]}
        self.call("Input.dispatchKeyEvent", type="rawKeyDown", **parameters)
        self.call("Input.dispatchKeyEvent", type="keyUp", **parameters)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def middle(self, selector):
        return self.evaluate(
            f"""(() => {{
              const frame = document.querySelector({json.dumps(selector)}).getBoundingClientRect();
              return [frame.x + frame.width / 2, frame.y + frame.height / 2];
            }})()"""
        )

    def show(self, selector):
        self.evaluate(
            f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block: 'center'}})"
        )


    def point_at(self, selector):
        self.show(selector)
        x, y = self.middle(selector)
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def click(self, selector):
        self.show(selector)
        x, y = self.middle(selector)
        for kind in ["mousePressed", "mouseReleased"]:
            self.call(
                "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1
            )

    def name_of(self, selector):
        """What a screen reader says: role and name."""
        found = self.call("Runtime.evaluate", expression=f"document.querySelector({selector!r})")
        tree = self.call(
            "Accessibility.getPartialAXTree",
            objectId=found["result"]["objectId"], fetchRelatives=False,
        )
        (node,) = tree["nodes"]
        return node["role"]["value"], node["name"]["value"]

    def screenshot(self, path):
        picture = self.call("Page.captureScreenshot")
        path.write_bytes(base64.b64decode(picture["data"]))
