import { createCipheriv, createDecipheriv, createHash, createHmac, scryptSync } from "node:crypto";
import { Failure } from "@/src/errors";

export type Encryption = { salt: string; nonce: string };
/** Turns each piece of a backup into what lies on the disk, or back; the last one says that it is. */
export type ChunkCipher = (piece: Buffer, n: number, isLast: boolean) => Buffer;

const tagBytes = 16;
/** What one guess of a passphrase costs: 32 MiB and about a third of a second. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

/** What was sealed is read back at once, and the same guess need not be paid for twice. */
const known = new Map<string, Buffer>();

function keyOf(passphrase: string, { salt }: Encryption): Buffer {
  const guess = `${salt} ${passphrase}`;
  const key = known.get(guess) ?? scryptSync(passphrase, Buffer.from(salt, "base64"), 32, cost);
  known.set(guess, key);
  return key;
}

/**
 * The same for every backup of an installation: what did not change is encrypted to the same bytes, so that a copy
 * elsewhere gets new pieces only.
 */
export const deterministicEncryption = (signingKey: string): Encryption => ({
  salt: createHmac("sha256", signingKey).update("backup salt").digest("base64").slice(0, 24),
  nonce: "",
});

/** Of backups before 0.2, whose pieces were bound to their place by a nonce of their own. */
function termsOf({ nonce }: Encryption, n: number, isLast: boolean): Buffer {
  const iv = Buffer.alloc(12);
  Buffer.from(nonce, "base64").copy(iv);
  iv.writeUInt32BE(n, 7);
  iv.writeUInt8(Number(isLast), 11);
  return iv;
}

const ivBytes = 12;

/** The nonce of a piece comes from its content, so only the same content has the same; the last piece binds all before. */
export function sealing(passphrase: string, encryption: Encryption): ChunkCipher {
  const key = keyOf(passphrase, encryption);
  const chain = createHash("sha256");
  return (piece, _, isLast) => {
    const before = isLast ? chain.copy().digest() : Buffer.alloc(0);
    const iv = createHmac("sha256", key).update(before).update(piece).digest().subarray(0, ivBytes);
    const cipher = createCipheriv("aes-256-gcm", key, iv);
    cipher.setAAD(before);
    const body = Buffer.concat([iv, cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    chain.update(body);
    return body;
  };
}

export function opening(passphrase: string | null, encryption: Encryption): ChunkCipher {
  if (!passphrase) {
    const sentence = "The backup is encrypted. Set its key with BACKUP_KEY or BACKUP_KEY_FILE.";
    throw new Failure("invalid", sentence);
  }
  const key = keyOf(passphrase, encryption);
  if (encryption.nonce === "") return chained(key);
  return (piece, n, isLast) => {
    const decipher = createDecipheriv("aes-256-gcm", key, termsOf(encryption, n, isLast));
    decipher.setAuthTag(piece.subarray(Math.max(0, piece.length - tagBytes)));
    return opened(() =>
      Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]),
    );
  };
}

function chained(key: Buffer): ChunkCipher {
  const chain = createHash("sha256");
  return (body, _, isLast) => {
    const before = isLast ? chain.copy().digest() : Buffer.alloc(0);
    chain.update(body);
    const end = Math.max(ivBytes, body.length - tagBytes);
    return opened(() => {
      const decipher = createDecipheriv("aes-256-gcm", key, body.subarray(0, ivBytes));
      decipher.setAAD(before);
      decipher.setAuthTag(body.subarray(end));
      return Buffer.concat([decipher.update(body.subarray(ivBytes, end)), decipher.final()]);
    });
  };
}

function opened(work: () => Buffer): Buffer {
  try {
    return work();
  } catch (cause) {
    const sentence = "The backup can't be opened: it was encrypted with another key.";
    throw new Failure("invalid", sentence, { cause });
  }
}
