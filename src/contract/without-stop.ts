/** 'Dogs.' becomes 'Dogs' in a chip or a list; 'U.S.' keeps its last stop. */
export const withoutStop = (text: string) => text.replace(/(?<=\p{L}{2})\.$/u, '')
