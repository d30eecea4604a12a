import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

export type Address = { address: string; family: number };

/** Every address of a name, by the same getaddrinfo that a connection would use. */
export const lookupAll = (host: string): Promise<Address[]> => lookup(host, { all: true });

// IANA's special-purpose registries; ipaddr.js calls some of these plain unicast.
const refused = [
  ["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
  ["192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24"],
  ["192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"],
  ["224.0.0.0/4", "240.0.0.0/4", "2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48"],
  ["3fff::/20"],
]
  .flat()
  .map((range) => ipaddr.parseCIDR(range));

// Outside 2000::/3 lie loopback, link-local, unique-local, multicast and most forms that embed
// an IPv4 address.
const globalSix = ipaddr.parseCIDR("2000::/3");

/** Whether the address is global unicast, so that a page of the internet can live there. */
export function isPublic(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.kind() === "ipv6" && !address.match(globalSix)) return false;
  return !refused.some((range) => range[0].kind() === address.kind() && address.match(range));
}

// Where a machine of one's own lives: this one, the office's, or the one behind its private tunnel.
const own = [
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "100.64.0.0/10",
  "::1/128",
  "fc00::/7",
].map((range) => ipaddr.parseCIDR(range));

/** Whether the address belongs to this machine or its own network; link-local never does, for clouds keep keys there. */
export function isOwn(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  return own.some((range) => range[0].kind() === address.kind() && address.match(range));
}

/** One spelling per address, so that two of them can be compared. */
export const spelled = (address: string) =>
  isIP(address) === 0 ? address : ipaddr.parse(address).toString();
