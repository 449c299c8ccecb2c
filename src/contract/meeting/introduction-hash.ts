/** The fragment of the matches page that leads to one introduction, for links of pages and mails. */
export const introductionHash = (id: string) => `#introduction-${id}`
