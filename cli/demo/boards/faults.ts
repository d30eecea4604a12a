import { json, type Reply } from "./model";

/** What goes wrong at a host, from its n-th request until (and with) another one. */
export type Fault = {
  host: string;
  kind: "challenge" | "slow-down" | "out-of-order" | "malformed" | "truncated";
  from: number;
  until?: number;
  retryAfter?: number;
};

const challenge = `<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title></head>
<body><div id="challenge-error-text">Enable JavaScript and cookies to continue</div>
<script>window._cf_chl_opt={cType:"managed"};</script></body></html>`;

export function faultAt(faults: Fault[], host: string, count: number): Fault | null {
  const hit = (fault: Fault): boolean =>
    fault.host === host && count >= fault.from && count <= (fault.until ?? fault.from);
  return faults.find(hit) ?? null;
}

/** The right answer gone wrong. */
export function spoiled(fault: Fault, reply: Reply): Reply {
  switch (fault.kind) {
    case "challenge":
      return {
        type: "html",
        body: challenge,
        status: 403,
        headers: { "cf-mitigated": "challenge" },
      };
    case "slow-down":
      return { ...json({}, 429), headers: { "retry-after": String(fault.retryAfter ?? 1) } };
    case "out-of-order":
      return { type: "html", body: "<title>502 Bad Gateway</title>", status: 502 };
    case "malformed":
      return { ...reply, body: reply.body.replace(/[{[]/, "{,") };
    case "truncated":
      return { ...reply, body: reply.body.slice(0, Math.floor(reply.body.length / 2)) };
  }
}
