type Badged = { setAppBadge?: (count: number) => Promise<void> }

/** Puts a number on the icon of the installed site; 0 takes it away. Does nothing where the browser has no such thing, and never throws. */
export function showBadge(count: number, browser: object = navigator): void {
  void (browser as Badged).setAppBadge?.(count).catch(() => undefined)
}
