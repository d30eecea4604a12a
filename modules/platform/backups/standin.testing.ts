import { createHash, createHmac } from "node:crypto";

/** Who may write here. */
const keys = {
  accessKeyId: "AKIDBACKUPS",
  secretAccessKey: "a-secret-that-only-the-storage-knows",
};

/**
 * A small storage that speaks S3 on this machine: it checks every signature (AWS Signature Version 4) and every hash of
 * a content by itself, and knows files in one piece and in parts.
 */
export function serveStorage(bucket = "backups") {
  const files = new Map<string, Buffer>();
  const parts = new Map<string, Map<number, Buffer>>();
  const refused: string[] = [];

  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    maxRequestBodySize: 1024 ** 3,
    async fetch(request) {
      const body = Buffer.from(await request.arrayBuffer());
      const why = wrongWith(request, body);
      if (why) {
        refused.push(why);
        return failure(403, why);
      }
      const { pathname, searchParams } = new URL(request.url);
      const [, named, ...rest] = decodeURIComponent(pathname).split("/");
      if (named !== bucket) return failure(404, "NoSuchBucket");
      return answer(request.method, rest.join("/"), searchParams, body);
    },
  });

  function answer(method: string, key: string, query: URLSearchParams, body: Buffer): Response {
    if (method === "GET" && key === "") return listing(query.get("prefix") ?? "");
    const upload = query.get("uploadId");
    if (method === "POST" && query.has("uploads")) return begun(key);
    if (method === "POST" && upload) return completed(key, upload);
    if (method === "PUT" && upload) {
      parts.get(upload)?.set(Number(query.get("partNumber")), body);
      return new Response(null, { headers: { etag: etagOf(body) } });
    }
    if (method === "PUT") {
      files.set(key, body);
      return new Response(null, { headers: { etag: etagOf(body) } });
    }
    const file = files.get(key);
    if (method === "DELETE") return (void files.delete(key), new Response(null, { status: 204 }));
    if (!file) return failure(404, "NoSuchKey");
    const headers = { etag: etagOf(file), "content-length": String(file.length) };
    return new Response(method === "HEAD" ? null : new Uint8Array(file), { headers });
  }

  function begun(key: string): Response {
    const id = Bun.randomUUIDv7();
    parts.set(id, new Map());
    return xml(
      `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  function completed(key: string, id: string): Response {
    const all = [...(parts.get(id) ?? [])].toSorted(([a], [b]) => a - b);
    files.set(key, Buffer.concat(all.map(([, part]) => part)));
    return xml(
      `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"x"</ETag></CompleteMultipartUploadResult>`,
    );
  }

  const listing = (prefix: string) => {
    // In the order of their names, as S3 promises and whoever reads parts relies on.
    const found = [...files]
      .filter(([key]) => key.startsWith(prefix))
      .toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    const contents = found.map(
      ([key, { length }]) => `<Contents><Key>${key}</Key><Size>${length}</Size></Contents>`,
    );
    return xml(
      `<ListBucketResult><Name>${bucket}</Name><KeyCount>${found.length}</KeyCount><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`,
    );
  };

  const address = {
    ...{ baseUrl: `http://127.0.0.1:${server.port}`, region: "eu-test-1", bucket, folder: "" },
    ...keys,
  };
  return { address, files, refused, stop: () => server.stop(true) };
}

const etagOf = (body: Buffer) => `"${createHash("md5").update(body).digest("hex")}"`;
const xml = (text: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>${text}`, {
    headers: { "content-type": "application/xml" },
  });
const failure = (status: number, code: string) =>
  new Response(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`, {
    status,
    headers: { "content-type": "application/xml" },
  });

/** The whole of Signature Version 4 as AWS describes it, computed anew from the request that arrived. */
function wrongWith(request: Request, body: Buffer): string | null {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      request.headers.get("authorization") ?? "",
    );
  const [, credential = "", signed = "", signature = ""] = given ?? [];
  const [id, day = "", region = "", service = ""] = credential.split("/");
  if (id !== keys.accessKeyId) return "InvalidAccessKeyId";
  const hash = request.headers.get("x-amz-content-sha256") ?? "";
  if (hash !== "UNSIGNED-PAYLOAD" && hash !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const url = new URL(request.url);
  const names = signed.split(";");
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map((pair) => pair.map(encoded).join("="))
      .toSorted()
      .join("&"),
    ...names.map((name) => `${name}:${request.headers.get(name)?.trim()}`),
    "",
    signed,
    hash,
  ].join("\n");
  const scope = `${day}/${region}/${service}/aws4_request`;
  const at = request.headers.get("x-amz-date");
  const text = ["AWS4-HMAC-SHA256", at, scope, sha256(canonical)].join("\n");
  const key = [day, region, service, "aws4_request"].reduce<Buffer>(
    (before, part) => createHmac("sha256", before).update(part).digest(),
    Buffer.from(`AWS4${keys.secretAccessKey}`),
  );
  const expected = createHmac("sha256", key).update(text).digest("hex");
  return expected === signature ? null : "SignatureDoesNotMatch";
}

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
