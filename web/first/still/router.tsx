import { type ComponentProps, createContext, type ReactNode, use } from "react";

// The router of a screen that nobody can leave yet: the address alone. The names are the router's.
type To = string | { pathname?: string; search?: string };
type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: To; preventScrollReset?: boolean };

const addressOf = (to: To) =>
  typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}`;

export const Link = ({ to, preventScrollReset: _, ...props }: LinkProps) => (
  <a {...props} href={addressOf(to)} />
);

export function NavLink({ to, end, ...props }: LinkProps & { end?: boolean }) {
  const address = addressOf(to);
  const { pathname } = useLocation();
  const isCurrent = pathname === address || (!end && pathname.startsWith(`${address}/`));
  const current = { "aria-current": "page", className: `${props.className} active` } as const;
  return <a {...props} {...(isCurrent && current)} href={address} />;
}

const nowhere = () => {};
export const useLocation = () => ({ pathname: location.pathname, search: "", hash: "", key: "" });
export const useSearchParams = () => [new URLSearchParams(), nowhere];
export const useParams = () => ({});
export const useNavigate = () => nowhere;
export const useBlocker = nowhere;
/** What stands within the frame. */
export const Within = createContext<ReactNode>(null);
export const Outlet = () => use(Within);
export const ScrollRestoration = () => null;
