import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";

type Trigger = ReactElement<ComponentProps<"button">>;

type Props<Part> = {
  load: () => Promise<Part>;
  /** A menu opens on pointer down or a key, a dialog on click. */
  opens: "menu" | "dialog";
  trigger: Trigger;
  children: (part: Part, trigger: Trigger) => ReactNode;
};

type Press = "key" | "pointer";
type Arrived<Part> = { part: Part; press: Press };

const menuKeys = ["Enter", " ", "ArrowDown"];

/**
 * A trigger whose menu or dialog is loaded on demand. Until then only the button is rendered; the press that started
 * the load is dispatched again afterwards, so that the popup opens as if it had been there.
 */
export function LazyPopup<Part>({ load, opens, trigger, children }: Props<Part>) {
  const button = useRef<HTMLButtonElement>(null);
  const [arrived, arrive] = useState<Arrived<Part>>();
  const press = arrived?.press;
  useEffect(() => {
    if (press && button.current) pressAgain(button.current, opens, press);
  }, [press, opens]);

  if (arrived) return children(arrived.part, cloneElement(trigger, { ref: button }));
  // Errors are ignored: the next hover or press tries again.
  const ahead = () => void load().catch(() => {});
  const open = (by: Press) =>
    void load().then(
      (part) => arrive({ part, press: by }),
      () => {},
    );
  return cloneElement(trigger, {
    "aria-haspopup": opens,
    "aria-expanded": false,
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick: () => open("pointer"),
    onKeyDown: (event: KeyboardEvent) => {
      if (opens !== "menu" || !menuKeys.includes(event.key)) return;
      event.preventDefault();
      open("key");
    },
  });
}

function pressAgain(button: HTMLButtonElement, opens: "menu" | "dialog", press: Press): void {
  button.focus({ preventScroll: true });
  if (opens === "dialog") return button.click();
  const again =
    press === "key"
      ? new window.KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true })
      : new window.PointerEvent("pointerdown", { button: 0, bubbles: true, cancelable: true });
  button.dispatchEvent(again);
}
