import { isIP, type LookupFunction } from "node:net";
import { type Address, isPrivate, isPublic, type lookupAll, canonicalAddress } from "./addresses";
import { Refusal } from "./refusal";

/** Where the request for a URL really goes, and which remote address is the right one. */
export type Destination = {
  host: string;
  port: number;
  secure: boolean;
  lookup: LookupFunction;
  permits: (remote: string) => boolean;
  /** A certificate authority to trust instead of the usual ones. */
  ca?: string;
};

export type Route = (url: URL) => Destination;

/** To the internet: resolved once per connection, only if every address of the name is public. */
export const liveRoute = (resolve: typeof lookupAll): Route => checkedRoute(resolve, publicOnly);

/** To an address that an administrator typed, which may be within the own network; what leaves it is encrypted. */
export const typedRoute = (resolve: typeof lookupAll): Route =>
  checkedRoute(resolve, reachableFrom);

/** Answers the addresses that may be connected to, or throws why there are none. */
type Judge = (name: string, found: Address[], secure: boolean) => Address[];

const checkedRoute =
  (resolve: typeof lookupAll, judge: Judge): Route =>
  (url) => {
    const host = withoutBrackets(url.hostname);
    const secure = url.protocol === "https:";
    // A literal address is never looked up by the socket, so it is checked here.
    const isLiteral = isIP(host) !== 0;
    let checked = isLiteral ? judge(host, [{ address: host, family: isIP(host) }], secure) : [];
    const lookup = lookupBy(async (name) => (checked = judge(name, await resolve(name), secure)));
    const permits = (remote: string) =>
      checked.some(({ address }) => canonicalAddress(address) === canonicalAddress(remote));
    return { host, port: Number(url.port) || (secure ? 443 : 80), secure, lookup, permits };
  };

/** To recorded pages: every host is served by one loopback origin, and nothing else is reached. */
export function replayRoute(origin: string): Route {
  const { protocol, hostname, port } = new URL(origin);
  const host = withoutBrackets(hostname === "localhost" ? "127.0.0.1" : hostname);
  if (protocol !== "http:" || !["127.0.0.1", "::1"].includes(host)) {
    throw new Error("Recorded pages are served by a loopback origin over http.");
  }
  const address = { address: host, family: isIP(host) };
  const line: Destination = {
    host,
    port: Number(port) || 80,
    secure: false,
    lookup: lookupBy(async () => [address]),
    permits: (remote) => remote === host,
  };
  return () => line;
}

function publicOnly(name: string, found: Address[]): Address[] {
  if (found.length === 0) throw new Refusal("network", `${name} has no address.`);
  if (found.every(({ address }) => isPublic(address))) return found;
  throw new Refusal("address", `${name} is not an address of the public internet.`);
}

function reachableFrom(name: string, found: Address[], secure: boolean): Address[] {
  if (found.length > 0 && found.every(({ address }) => isPrivate(address))) return found;
  if (!secure)
    throw new Refusal("scheme", `${name} is outside your network, so only https is used.`);
  return publicOnly(name, found);
}

/** The socket's own way of asking, answered by a promise. */
function lookupBy(resolve: (name: string) => Promise<Address[]>): LookupFunction {
  return (name, { all }, answer) => {
    resolve(name).then(
      (found) =>
        all ? answer(null, found) : answer(null, found[0]?.address ?? "", found[0]?.family),
      (error) => answer(Refusal.from(error, name), []),
    );
  };
}

const withoutBrackets = (host: string) => host.replace(/^\[|\]$/g, "");

const allowedPorts = ["", "80", "443"];

/** The address that is asked for, normalised by WHATWG and IDNA, or why it never is. */
export function targetOf(text: string, anyPort: boolean, base?: URL): URL {
  const url = parse(text, base);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new Refusal("scheme", `Only http and https are read, not ${url.protocol}`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new Refusal("address", `The URL for ${url.hostname} contains a name or password.`);
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
    throw new Refusal("address", "This is not a web address.", { cause });
  }
}
