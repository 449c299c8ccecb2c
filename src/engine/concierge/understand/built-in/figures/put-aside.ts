/** "15 miles rather than 20 km", "31, not 29": a text without the figures that it puts aside. */
export const withoutPutAside = (text: string): string => text.replace(PUT_ASIDE, ' ')
const PUT_ASIDE =
  /(?: ?, ?)?\b(?:rather than|instead of|in place of|not|no longer|sometimes) (?:\d+(?:\.\d+)?|\$+)(?: ?(?:to|-|\u2013|and) ?\d+)?(?: ?(?:km|miles) ?\b)?(?: ?, ?)?/g
