export const introductionHash = (id: string) => `#introduction-${id}`
