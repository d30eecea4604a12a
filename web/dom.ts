import { afterEach } from "bun:test";
import { GlobalRegistrator } from "@happy-dom/global-registrator";
import Styles from "happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js";

/**
 * Preloaded by `bun test`: React looks for a browser once, when it is first imported. Only what makes
 * up a document is the browser's; timers, network, streams and encodings stay Bun's, for the server's sake.
 */
const browserOwned = new Set([
  ...["addEventListener", "removeEventListener", "dispatchEvent", "postMessage", "navigator"],
  ...["self", "onmessage", "onerror", "EventTarget", "Event", "CustomEvent", "ErrorEvent"],
]);

const { hardwareConcurrency } = navigator;
const bunOwned = Object.getOwnPropertyDescriptors(globalThis);
GlobalRegistrator.register({ url: "http://localhost/", width: 1280, height: 800 });
for (const [name, descriptor] of Object.entries(bunOwned)) {
  if (!browserOwned.has(name)) Object.defineProperty(globalThis, name, descriptor);
}
// Bun asks the navigator how many cores there are, and happy-dom's says eight of every machine.
Object.defineProperty(navigator, "hardwareConcurrency", { value: hardwareConcurrency });
// p-queue tells Node's events module about itself, which does not know the document's EventTarget.
Object.assign(EventTarget.prototype, { setMaxListeners: () => {} });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Where there are timelines to draw, React writes each rendering into them, with all that has changed.
Reflect.deleteProperty(console, "timeStamp");

// happy-dom lays nothing out; virtual lists and charts need to believe in a viewport.
const measured = { offsetHeight: 600, offsetWidth: 1000, clientHeight: 600, clientWidth: 1000 };
for (const [name, pixels] of Object.entries(measured)) {
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => pixels });
}

/**
 * What of an element stands in the message of an expectation that does not hold. Bun writes out every property otherwise,
 * the whole document and its window among them: 400 MB of text in seven seconds, thrown away whenever somebody waits until
 * an element has gone.
 */
Object.assign(Node.prototype, {
  [Symbol.for("nodejs.util.inspect.custom")](this: Node) {
    return this instanceof Element ? this.outerHTML.slice(0, 2000) : this.nodeName;
  },
});

// Who is looked for by a role has the styles of all above copied, and a structured clone is two thirds of what that costs.
Styles.prototype.clone = function clone() {
  const copy = new Styles();
  for (const [name, style] of Object.entries(this.properties)) copy.properties[name] = { ...style };
  Object.assign(copy["definedPropertyNames"], this["definedPropertyNames"]);
  return copy;
};

const { fetch } = globalThis;

afterEach(async () => {
  if (document.body.childElementCount > 0) (await import("@testing-library/react")).cleanup();
  document.body.replaceChildren();
  // Language and theme stand on the root, and files share one document.
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(globalThis, { fetch, IS_REACT_ACT_ENVIRONMENT: true });
});
