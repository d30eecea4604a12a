import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { Failure } from "@/src/errors";

export type Encryption = { salt: string; nonce: string };
/** Turns each piece of a backup into what lies on the disk, or back; the last one says that it is. */
export type Turn = (piece: Buffer, n: number, isLast: boolean) => Buffer;

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

export const freshEncryption = (): Encryption => ({
  salt: randomBytes(16).toString("base64"),
  nonce: randomBytes(7).toString("base64"),
});

/** No piece can be changed, moved, left out or put at the end without that being found out. */
function termsOf({ nonce }: Encryption, n: number, isLast: boolean): Buffer {
  const iv = Buffer.alloc(12);
  Buffer.from(nonce, "base64").copy(iv);
  iv.writeUInt32BE(n, 7);
  iv.writeUInt8(Number(isLast), 11);
  return iv;
}

export function sealing(passphrase: string, encryption: Encryption): Turn {
  const key = keyOf(passphrase, encryption);
  return (piece, n, isLast) => {
    const cipher = createCipheriv("aes-256-gcm", key, termsOf(encryption, n, isLast));
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  };
}

export function opening(passphrase: string | null, encryption: Encryption): Turn {
  if (!passphrase) {
    const sentence = "The backup is encrypted. Set its key with BACKUP_KEY or BACKUP_KEY_FILE.";
    throw new Failure("invalid", sentence);
  }
  const key = keyOf(passphrase, encryption);
  return (piece, n, isLast) => {
    const decipher = createDecipheriv("aes-256-gcm", key, termsOf(encryption, n, isLast));
    decipher.setAuthTag(piece.subarray(Math.max(0, piece.length - tagBytes)));
    return opened(() =>
      Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]),
    );
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
