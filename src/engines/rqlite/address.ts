import { readFileSync } from "node:fs";
import { Failure } from "../../errors/index";

/** Where the nodes of a cluster are asked, and as whom. */
export type ClusterAddress = {
  nodes: string[];
  /** Value of the Authorization header; null where the cluster asks for none. */
  authorization: string | null;
  /** The authority that signed the certificates of the nodes, where the system does not know it. */
  ca: string | null;
};

const pattern = /^(rqlites?):\/\/(?:([^@/]*)@)?([^@/?#]+)$/;

/**
 * `rqlite://user:password@host:port,host:port`; `rqlites` speaks https. A host may stand there twice: the numbered servers of
 * a manifest name their own node first and then all of them.
 */
export function readAddress(url: string, caFile?: string): ClusterAddress {
  const [, scheme, user, hosts = ""] = pattern.exec(url) ?? [];
  const names = new Set(hosts.split(",").flatMap((it) => it.trim() || []));
  const protocol = scheme === "rqlites" ? "https" : "http";
  const nodes = [...names].map((name) => `${protocol}://${name}`);
  if (nodes.length === 0 || !nodes.every(isOrigin)) {
    const sentence = "DATABASE_URL: a cluster is named as rqlite://host:port,host:port";
    throw new Failure("invalid", sentence);
  }
  return { nodes, authorization: user ? basic(user) : null, ca: caFile ? read(caFile) : null };
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).pathname === "/";

/** Name and password may hold any letter, written as in every address. */
const basic = (user: string) => `Basic ${Buffer.from(decodeURIComponent(user)).toString("base64")}`;

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new Failure("invalid", "DATABASE_CA_FILE: cannot be read", { cause });
  }
}
