/** Goes elsewhere by a fresh load, so that no state of this page remains. Back does not return here. */
export type Leave = (href: string) => void

export const leave: Leave = (href) => window.location.replace(href)
