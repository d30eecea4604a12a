import { LanguageMenu, ThemeMenu } from "./preference-menus";
import { Tray } from "./tray";
import { UserMenu } from "./user-menu";

/** The right end of the bar: language, appearance, notifications, account. */
export function Controls() {
  return (
    <>
      <LanguageMenu />
      <ThemeMenu />
      <Tray />
      <UserMenu />
    </>
  );
}
