"""Joins the modules of the client's script (Sources/PandoWeb/Client) to the files that pages fetch, and shortens them."""

import os
import pathlib
import re
import shutil
import subprocess

client = pathlib.Path(__file__).resolve().parent.parent / "Sources/PandoWeb/Client"


def fail(message):
    raise SystemExit(f"embed: {message}")


IMPORT = re.compile(r"^import (?:\{[^}]*\} from )?'(\.[\w./-]+\.js)'\n", re.MULTILINE)
# The files of the script: the module that imports all of a file's modules, and the module of the file before that fetches it.
FILES = (("main.js", None), ("more.js", "more-loader.js"), ("gestures.js", "gestures-loader.js"))
# The names that a module passes to the file that it fetches.
GIVEN = re.compile(r"file\.default\(\{ ([^}]*) \}\)")
DECLARATION = re.compile(r"^(?:async )?(?:function|const|let|class) +(.*)", re.MULTILINE)


def imported(name, by):
    """The path of a module in Client, from the path with which another one imports it."""
    return os.path.normpath(os.path.join(os.path.dirname(by), name))


def modules(name, known):
    """The paths of a module and of its imports, in the order in which they run."""
    if name not in known:
        known.add(name)
        text = (client / name).read_text(encoding="utf-8")
        for other in IMPORT.findall(text):
            yield from modules(imported(other, name), known)
        yield name, text


def joined(text):
    """A module without imports, exports, comments and indentation."""
    text = IMPORT.sub("", text)
    text = re.sub(r"^export (?=const |let |function |async |class )", "", text, flags=re.MULTILINE)
    if found := re.search(r"^(import|export)\b.*", text, re.MULTILINE):
        fail(f"a form of import or export that is not known: {found[0]}")
    text = re.sub(r"/\*\*.*?\*/ ?", "", text, flags=re.DOTALL)
    lines = (line.strip() for line in text.splitlines())
    text = "".join(f"{line}\n" for line in lines if line and not line.startswith("//"))
    if re.match(r"[(\[`/+*-]", text):
        fail(f"a module begins with what would continue the one before it: {text.splitlines()[0]}")
    return text


def shortest(text):
    """A script with names as short as possible. Debian's terser needs Debian's modules, whichever node runs it."""
    for tool in ("terser", "zopfli"):
        if not shutil.which(tool):
            fail(f"{tool} is missing; install it with: apt-get install {tool} node-commander")
    return subprocess.run(
        ["terser", "--module", "--ecma", "2020", "--compress", "passes=5,unsafe_arrows", "--mangle", "--format", "ascii_only"],
        input=text,
        env=os.environ | {"NODE_PATH": "/usr/share/nodejs"},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.rstrip("\n")


def scripts():
    """The texts of the files of the script, in the order in which pages fetch them."""
    known, owner, texts, before = set(), {}, [], {}
    for start, fetcher in FILES:
        part = dict(modules(start, known))
        for name, text in part.items():
            for line in text.splitlines():
                if line.count("`") % 2:
                    fail(f"a template goes over lines: {name}: {line}")
            text = re.sub(r"^export ", "", text, flags=re.MULTILINE)
            for declared in DECLARATION.findall(text):
                declared = re.sub(r"\(.*?\)|\[.*?\]|\{.*?\}", "", declared.split("=>")[0]).strip()
                for word in re.findall(r"(?:^|, )(\w+)(?= =|,|$| *\{)", declared):
                    if owner.setdefault(word, name) != name:
                        fail(f"{word} is declared in {owner[word]} and in {name}")
        joint = "".join(joined(text) for text in part.values()).rstrip("\n")
        if fetcher:
            given = GIVEN.search(before[fetcher])[1]
            for name, text in part.items():
                for words, other in re.findall(r"^import \{ ([^}]*) \} from '(\.[\w./-]+\.js)'", text, re.MULTILINE):
                    if imported(other, name) not in part and (missing := set(words.split(", ")) - set(given.split(", "))):
                        fail(f"{name} needs {', '.join(sorted(missing))}, which {fetcher} does not give")
            joint = f"export default ({{ {given} }}) => {{\n{joint}\n}}"
        texts.append(joint)
        before = part
    unused = {str(path.relative_to(client)) for path in client.rglob("*.js")} - known
    if unused:
        fail(f"{', '.join(start for start, _ in FILES)} do not import {', '.join(sorted(unused))}")
    return texts


def hashed(name, text):
    """The name of a file of the script as it is served: with the hash of `ServedFile`, 64-bit FNV-1a."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return f"{name.removesuffix('.js')}-{value:016x}.js"
