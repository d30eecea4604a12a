import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { once } from "../lazy";

export type Address = { address: string; family: number };

/** Every address of a name, by the same getaddrinfo that a connection would use. */
export const lookupAll = (host: string): Promise<Address[]> => lookup(host, { all: true });

// IANA's special-purpose registries; ipaddr.js calls some of these plain unicast.
const refused = once(() =>
  [
    ["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
    ["192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24"],
    ["192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"],
    ["224.0.0.0/4", "240.0.0.0/4", "2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48"],
    ["3fff::/20"],
  ]
    .flat()
    .map((range) => ipaddr.parseCIDR(range)),
);

// Outside 2000::/3 lie loopback, link-local, unique-local, multicast and most forms that embed
// an IPv4 address.
const globalSix = once(() => ipaddr.parseCIDR("2000::/3"));

/** Whether the address is global unicast, so that a page of the internet can live there. */
export function isPublic(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.kind() === "ipv6" && !address.match(globalSix())) return false;
  return !refused().some((range) => range[0].kind() === address.kind() && address.match(range));
}

// Where a machine of one's own lives: this one, the office's, or the one behind its private tunnel.
const own = once(() =>
  [
    "127.0.0.0/8",
    "10.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "100.64.0.0/10",
    "::1/128",
    "fc00::/7",
  ].map((range) => ipaddr.parseCIDR(range)),
);

// Among them, but no machine of one's own: where Alibaba Cloud, AWS and Google Cloud answer with keys beside link-local.
const metadata = ["100.100.100.200", "fd00:ec2::254", "fd20:ce::254"];

/** Whether the address belongs to this machine or its own network; link-local never does, for clouds keep keys there. */
export function isPrivate(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (metadata.includes(address.toString())) return false;
  return own().some((range) => range[0].kind() === address.kind() && address.match(range));
}

/** One spelling per address, so that two of them can be compared. */
export const canonicalAddress = (address: string) =>
  isIP(address) === 0 ? address : ipaddr.parse(address).toString();

/** Addresses that have their first bits in common, as 4 or 16 bytes; one address has all of them. */
export type AddressRange = { bytes: number[]; bits: number };

/** An address, or several in CIDR form (10.0.0.0/8, fd00::/8); an IPv4 one within IPv6 is itself. Null for anything else. */
export function rangeOf(text: string): AddressRange | null {
  const [first = "", length, ...more] = text.split("/");
  if (isIP(first) === 0 || more.length > 0) return null;
  const all = isIP(first) === 4 ? 32 : 128;
  const bits = length === undefined ? all : /^\d{1,3}$/.test(length) ? Number(length) : Infinity;
  if (bits > all) return null;
  const address = ipaddr.parse(first);
  const isMapped = all === 128 && ipaddr.process(first).kind() === "ipv4" && bits >= 96;
  return isMapped
    ? { bytes: bytesOf(first), bits: bits - 96 }
    : { bytes: address.toByteArray(), bits };
}

/** Whether the address lies in one of them; what is no address lies in none. */
export function isWithin(ranges: readonly AddressRange[], text: string): boolean {
  if (ranges.length === 0 || isIP(text) === 0) return false;
  const bytes = bytesOf(text);
  return ranges.some((it) => it.bytes.length === bytes.length && sharesBits(it, bytes));
}

const bytesOf = (address: string): number[] => ipaddr.process(address).toByteArray();

const sharesBits = ({ bytes, bits }: AddressRange, other: number[]): boolean =>
  bytes.every((byte, at) => ((byte ^ (other[at] ?? 0)) & maskOf(bits - 8 * at)) === 0);

const maskOf = (bits: number): number =>
  bits >= 8 ? 0xff : bits <= 0 ? 0 : 0xff & (0xff << (8 - bits));

/** The address alone of what a proxy forwards, which may be in brackets and have a port behind it. */
export function plainAddress(text: string): string {
  const bare = text.trim().replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, "$1$2");
  return isIP(bare) === 0 ? bare : ipaddr.process(bare).toString();
}
