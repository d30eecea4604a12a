/** Asks whoever sits there whether it is still them; false where they would rather not. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let asked: Promise<boolean> | null = null;

/** Stands ready as long as somebody is signed in; answers how to step down. */
export function askBy(next: Asker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = null;
  };
}

/** Makes a call, and makes it again once a person has shown that it is still them, where that is what it needs. */
export async function provenly(call: () => Promise<Response>): Promise<Response> {
  const response = await call();
  if (response.status !== 403 || !(await needsProof(response))) return response;
  return (await prove()) ? call() : response;
}

/** Many calls that are refused at once are one question. */
function prove(): Promise<boolean> {
  asked ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    asked = null;
  });
  return asked;
}

async function needsProof(response: Response): Promise<boolean> {
  const told: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (
    typeof told === "object" && told !== null && "code" in told && told.code === "confirm_password"
  );
}
