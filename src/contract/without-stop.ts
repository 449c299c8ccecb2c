/** 'Dogs.' is 'Dogs' in a chip or a list; 'U.S.' keeps its last one. */
export const withoutStop = (text: string) => text.replace(/(?<=\p{L}{2})\.$/u, '')
