import { Refusal } from "./refusal";

const allowedPorts = ["", "80", "443"];

/** The address that is asked for, normalised by WHATWG and IDNA, or why it never is. */
export function targetOf(text: string, anyPort: boolean, base?: URL): URL {
  const url = parse(text, base);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new Refusal("scheme", `Only http and https are read, not ${url.protocol}`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new Refusal("address", `The address for ${url.hostname} carries a name or a password.`);
  }
  if (!anyPort && !allowedPorts.includes(url.port)) {
    throw new Refusal("port", `${url.hostname} is only read on port 80 or 443, not ${url.port}.`);
  }
  if (url.hostname.endsWith(".")) url.hostname = url.hostname.slice(0, -1);
  url.hash = "";
  return url;
}

function parse(text: string, base: URL | undefined): URL {
  try {
    return new URL(text, base);
  } catch (cause) {
    throw new Refusal("address", "This is not an address of the web.", { cause });
  }
}
