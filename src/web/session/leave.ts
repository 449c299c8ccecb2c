/** Leads elsewhere by a fresh load, so that nothing this page knew is carried along; Back does not return here. */
export type Leave = (href: string) => void

export const leave: Leave = (href) => window.location.replace(href)
