import { deliverAll, serveMail, useServer } from "@/modules/platform/mail/fixtures";
import { toOpenLinksOnly } from "./index";
import { noon, request, signedIn, testApp } from "@/modules/testing";

/** A house with an administrator and a mail server that keeps what it takes. */
export async function mailing() {
  let now = noon;
  const app = testApp({ now: () => now }, { PUBLIC_URL: "http://localhost" });
  const server = await serveMail();
  await useServer(app, server);
  const admin = await signedIn(app);
  const wait = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  /** The secret in the newest letter to an address. */
  const linkTo = async (address: string) => {
    await deliverAll(app, { access: toOpenLinksOnly });
    const letters = server.taken.filter(({ to }) => to === address);
    return tokenIn(
      letters
        .at(-1)
        ?.raw.replaceAll(/=\r?\n/g, "")
        .replaceAll("=3D", "=") ?? "",
    );
  };
  const post = (path: string, body: object) => request(app, "POST", path, { body });
  return { app, server, admin, wait, linkTo, post, stop: server.stop };
}

export const tokenIn = (text: string): string =>
  /#(?:invitation|reset)=([\da-f]{64})/.exec(text)?.[1] ?? "";
