/** The fragment that links pages and mails to one introduction on the matches page. */
export const introductionHash = (id: string) => `#introduction-${id}`
