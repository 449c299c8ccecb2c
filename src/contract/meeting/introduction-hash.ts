/** For links in pages and mails. */
export const introductionHash = (id: string) => `#introduction-${id}`
