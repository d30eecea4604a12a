const flag = "coldaisle.splash";

/** Once per browser session, and not at all for those who asked for less motion. */
export const isSplashDue = (): boolean =>
  sessionStorage.getItem(flag) === null &&
  !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

export const markSplashSeen = (): void => sessionStorage.setItem(flag, "seen");
