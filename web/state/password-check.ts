/** Shows the prompt for the password; false if the user cancels. */
type PasswordPrompt = () => Promise<boolean>;

let asker: PasswordPrompt | null = null;
let asked: Promise<boolean> | null = null;

/** Registers the prompt while somebody is signed in; answers how to unregister it. */
export function registerPasswordPrompt(next: PasswordPrompt): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = null;
  };
}

/** Sends a request; if it needs a recent password check, asks for the password and repeats the request. */
export async function withPasswordCheck(call: () => Promise<Response>): Promise<Response> {
  const response = await call();
  if (response.status !== 403 || !(await needsProof(response))) return response;
  return (await askForPassword()) ? call() : response;
}

/** Several requests refused at the same time share one prompt. */
function askForPassword(): Promise<boolean> {
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
