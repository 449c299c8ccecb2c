/** A fresh load: no state of this page remains, and Back does not return. */
export type Leave = (href: string) => void

export const leave: Leave = (href) => window.location.replace(href)
