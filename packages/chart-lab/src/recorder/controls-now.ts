const roles = ['button', 'link', 'radio', 'checkbox', 'switch', 'tab', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'slider']

/** Finds what can be pressed or filled in. */
export const selector = `a[href],button,input,select,textarea,summary,label,[contenteditable],${roles.map((role) => `[role=${role}]`).join()}`

export const controlsNow = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
