import { setNonce } from "get-nonce";
import { getDefaultStore } from "jotai";
import { createRoot } from "react-dom/client";
import { loadFrame } from "./locales";
import { Router } from "./router";
import { App } from "./shell/app";
import { loadLanguage } from "./shell/language";
import { trackFirstLoad } from "./state/first-load";
import { localeAtom } from "./state/preferences";
import { embeddedSession } from "./state/session";

// The scroll lock behind a dialog writes a style element, which the content policy admits by this nonce.
setNonce(document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "");

const locale = getDefaultStore().get(localeAtom);
const session = embeddedSession();
const spoken = session ? await loadLanguage(locale) : { locale, messages: await loadFrame(locale) };
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <App spoken={spoken} session={session} onQueries={trackFirstLoad}>
      <Router />
    </App>,
  );
}
