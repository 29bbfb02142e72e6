"""What lies in deploy/ and docs/operations.md is fit to be used: proxies, units, numbers, lines."""

from __future__ import annotations

import datetime
import json
import re
import shutil
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import click
import httpx
import pytest
import yaml  # type: ignore[import-untyped]  # brings no types
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from server.process import free_port
from trackside.cli.main import root
from trackside.server.base.metrics import Metrics

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text("utf-8")
NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
SYSTEMD = shutil.which("systemd-analyze")
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
METRIC = re.compile(r"\b(?:trackside|process)_[a-z_]+")
SETTING = re.compile(r"TRACKSIDE_[A-Z_]*[A-Z]")
needs_nginx = pytest.mark.skipif(NGINX is None, reason="nginx is not installed here")
needs_systemd = pytest.mark.skipif(SYSTEMD is None, reason="systemd is not installed here")


# Proxies.


def certificate(folder: Path) -> None:
    """One that nobody trusts, for nginx to read."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "play.example")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now)
        .not_valid_after(now + datetime.timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    (folder / "fullchain.pem").write_bytes(made.public_bytes(pem))
    form = serialization.PrivateFormat.PKCS8
    plain = serialization.NoEncryption()
    (folder / "privkey.pem").write_bytes(key.private_bytes(pem, form, plain))


def written(folder: Path, text: str, port: int = 48443) -> list[str]:
    """A configuration for whoever runs the tests: ports below 1024 and /var are not theirs. Gives
    the command to use it with."""
    text = re.sub(r"listen \d+", f"listen 127.0.0.1:{port}", text)
    paths = "".join(f"{name}_temp_path {folder}/{name}; " for name in TEMPORARY)
    text = text.replace("http {", f"http {{ {paths}", 1)
    file = folder / "nginx.conf"
    file.write_text(f"pid {folder}/pid;\nerror_log stderr;\n{text}", "utf-8")
    assert NGINX is not None
    return [NGINX, "-q", "-e", "stderr", "-p", str(folder), "-c", str(file)]


def nginx_takes(folder: Path, text: str) -> None:
    """As `nginx -t` says."""
    command = [*written(folder, text), "-t"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


@needs_nginx
def test_nginx_takes_the_block_in_the_docs(tmp_path: Path) -> None:
    (block,) = re.findall(r"```nginx\n(.*?)```", OPERATIONS, re.DOTALL)
    certificate(tmp_path)
    block = block.replace("/etc/ssl/play.example", str(tmp_path))
    nginx_takes(tmp_path, f"events {{}}\nhttp {{\naccess_log off;\n{block}}}\n")


@needs_nginx
def test_nginx_takes_the_configuration_of_the_composition(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    upstream = re.findall(r"server ([\w-]+):8000;", text)
    assert sorted(upstream) == [name for name in sorted(services()) if name.startswith("server")]
    nginx_takes(tmp_path, re.sub(r"server [\w-]+:8000;", "server 127.0.0.1:8000;", text))


class Named(BaseHTTPRequestHandler):
    """A server that says by its port which one it is."""

    def do_GET(self) -> None:
        said = str(self.server.server_port).encode()  # type: ignore[attr-defined]  # of TCP
        self.send_response(200)
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, *_: object) -> None:
        """Not to the terminal."""


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[str]:
    """The proxy of the composition, with two servers behind it."""
    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Named) for _ in range(2)]
    ports = iter([one.server_port for one in servers])
    for one in servers:
        threading.Thread(target=one.serve_forever, daemon=True).start()
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = re.sub(r"server [\w-]+:8000;", lambda _: f"server 127.0.0.1:{next(ports)};", text)
    port = free_port()
    running = subprocess.Popen([*written(tmp_path, text, port), "-g", "daemon off;"])
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(timeout=20)
        for one in servers:
            one.shutdown()
            one.server_close()


@needs_nginx
def test_the_people_of_a_table_come_to_one_server(proxy: str) -> None:
    """Whatever they ask of it; and the tables are spread over both."""
    with httpx.Client(transport=httpx.HTTPTransport(retries=10), base_url=proxy) as client:
        found = {}
        for number in range(20):
            table = f"/api/tables/t{number}"
            paths = (table, f"{table}/stream?after=3", f"{table}/stream", f"{table}/act")
            said = {client.get(path).text for path in paths}
            assert len(said) == 1
            found[number] = said.pop()
        assert len(set(found.values())) == 2
        assert client.get("/metrics").status_code == 403


# Containers.


def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    return found


def check_call(words: list[str]) -> None:
    """Whether the command line would take these words; nothing is run."""
    context = click.Context(root)
    command = root.get_command(context, words[0])
    assert command is not None
    command.make_context(words[0], words[1:])


def test_the_composition_names_what_is_there() -> None:
    found = services()
    assert {"database", "proxy"} < set(found)
    for name, service in found.items():
        assert set(service.get("depends_on", [])) <= set(found), name
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert not source.startswith(".") or (DEPLOY / source).is_file(), volume
        if service["image"] == "trackside":
            build = service["build"]
            assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
            assert service["environment"]["TRACKSIDE_BOTS"] == "workers"
            if "command" in service:
                check_call(service["command"])
    images = {service["image"] for service in found.values()}
    assert not [image for image in images if "/" in image]


def test_the_parts_of_the_composition_find_each_other() -> None:
    """Ports and names that stand in several files are the same in all; a variable that nobody
    needs to set has a value, and the others are told of."""
    found, proxy = services(), (DEPLOY / "nginx.conf").read_text("utf-8")
    image, text = ((DEPLOY / name).read_text("utf-8") for name in ("Containerfile", "compose.yaml"))
    servers = {name for name in found if name.startswith("server-")}
    assert set(re.findall(r"server ([\w-]+):8000;", proxy)) == servers
    assert '"--port", "8000"' in image
    assert "EXPOSE 8000" in image
    assert "127.0.0.1:8000/healthz" in image
    (listens,) = re.findall(r"listen (\d+);", proxy)
    assert found["proxy"]["ports"] == [f"{listens}:{listens}"]
    for name in set(found) - servers - {"database", "proxy"}:
        port = found[name]["environment"]["TRACKSIDE_METRICS"].rpartition(":")[2]
        assert f"http://127.0.0.1:{port}" in found[name]["healthcheck"]["test"][-1]
    needed = {name for name, rest in re.findall(r"\$\{(\w+)(:[?-])", text) if rest == ":?"}
    assert needed == set(re.findall(r'echo "(\w+)=', text)) == {"POSTGRES_PASSWORD"}
    assert "/var/lib/postgresql/data" in str(found["database"]["volumes"])
    assert set(yaml.safe_load(text)["volumes"]) == {"data", "database"}


def test_the_image_is_built_from_what_is_there_and_runs_without_rights() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    last = text.rpartition("\nFROM ")[2]
    assert text.count("\nFROM debian:bookworm-slim") == 2
    assert last.index("USER trackside") < last.index("ENTRYPOINT")
    assert "HEALTHCHECK" in last
    (words,) = re.findall(r"^CMD (\[.*\])$", last, re.MULTILINE)
    check_call(json.loads(words))
    kept = (DEPLOY / "Containerfile.dockerignore").read_text("utf-8")
    names = re.findall(r"^!(.+)$", kept, re.MULTILINE)
    assert {"src", "client", "constraints.txt", "pyproject.toml"} <= set(names)
    assert not [name for name in names if not (ROOT / name).exists()]


# Units.


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_starts_a_command_that_is_there(unit: Path) -> None:
    (line,) = re.findall(r"^ExecStart=(.*)$", unit.read_text("utf-8"), re.MULTILINE)
    program, *words = line.split()
    assert program == "/opt/trackside/bin/trackside"
    check_call(words)


@needs_systemd
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_takes_the_unit(tmp_path: Path, unit: Path) -> None:
    """With a program that is there in the place of ours."""
    file = tmp_path / unit.name
    text = unit.read_text("utf-8").replace("/opt/trackside/bin/trackside", "/bin/true")
    file.write_text(text, "utf-8")
    assert SYSTEMD is not None
    ran = subprocess.run(
        [SYSTEMD, "verify", "--man=no", str(file)],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    told = [line for line in ran.stderr.splitlines() if unit.name in line]
    assert (ran.returncode, told) == (0, [])


def test_settings_in_deploy_are_in_the_docs() -> None:
    files = [path for path in DEPLOY.rglob("*") if path.is_file()]
    used = {name for path in files for name in SETTING.findall(path.read_text("utf-8"))}
    assert used
    assert used <= set(SETTING.findall(OPERATIONS))


# Numbers and lines.


def known_metrics() -> set[str]:
    """Every name that Prometheus may ask for."""
    endings = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}
    return {
        metric.name + ending
        for metric in Metrics().registry.collect()
        for ending in endings.get(metric.type, [""])
    }


def test_the_dashboard_shows_numbers_that_exist() -> None:
    board = json.loads((DEPLOY / "dashboard" / "trackside.json").read_text("utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    used = {name for expr in asked for name in METRIC.findall(expr)}
    assert used <= known_metrics()
    ours = {name for name in known_metrics() if name.startswith("trackside_")}
    unseen = {re.sub("_(bucket|sum|count)$", "", name) for name in ours - used}
    assert unseen <= {re.sub("_(bucket|sum|count)$", "", name) for name in used}
    variables = {one["name"] for one in board["templating"]["list"]}
    named = {name for expr in asked for name in re.findall(r"\$(\w+)", expr)}
    assert named - {"__rate_interval"} <= variables


def test_numbers_in_the_docs_exist() -> None:
    told = set(re.findall(r"`((?:trackside|process)_[a-z_]+)`", OPERATIONS))
    assert len(told) > 7
    families = {re.sub("_(bucket|sum|count)$", "", name) for name in known_metrics()}
    assert told <= families


def test_lines_worth_alerting_on_are_written_by_the_program() -> None:
    rows = re.findall(r"^\| `(trackside\.\w+)` \| (\w+) \| `([^`]+)` \|", OPERATIONS, re.MULTILINE)
    assert len(rows) >= 10
    sources = [path.read_text("utf-8") for path in (ROOT / "src/trackside/server").rglob("*.py")]
    calls = {"ERROR": ("error", "exception"), "WARNING": ("warning",)}
    for logger, level, line in rows:
        written = re.compile(rf"\.(?:{'|'.join(calls[level])})\(\s*\"[^\"]*{re.escape(line)}")
        found = [text for text in sources if f'getLogger("{logger}")' in text]
        assert any(written.search(text) for text in found), (logger, line)
