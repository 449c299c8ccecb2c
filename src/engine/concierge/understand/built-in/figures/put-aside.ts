/** "31, not 29": removes the rejected figures. */
export const withoutPutAside = (text: string): string => text.replace(TOO_MUCH, ' ').replace(PUT_ASIDE, ' ')
const TOO_MUCH =
  /\b\d+(?:\.\d+)?(?: ?(?:km|miles|years?))? (?:is|was|seems?|feels?|sounds?|would be|might be)(?: (?:a bit|a little|a lot|way|much|kind of|just|really|far|probably))* (?:(?:too|so) )?(?:far|much|long|old|young|high|low|steep|wide|narrow|little)\b(?: for me)?/g
const PUT_ASIDE =
  /(?: ?, ?)?\b(?:rather than|instead of|in place of|not|no longer|sometimes) (?:\d+(?:\.\d+)?|\$+)(?: ?(?:to|-|\u2013|and) ?\d+)?(?: ?(?:km|miles) ?\b)?(?: ?, ?)?/g
