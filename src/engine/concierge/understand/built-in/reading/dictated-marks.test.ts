import { describe, expect, it } from 'vitest'
import { withDictatedMarks } from './dictated-marks.ts'

describe('punctuation marks that a person dictates', () => {
  it.each([
    ['any day comma I am retired full stop', 'any day, I am retired.'],
    ['must haves colon conversation comma patience', 'must haves: conversation, patience'],
    [
      'I do not smoke full stop at seventy five question mark my son rings full stop no',
      'I do not smoke. At seventy five? My son rings. No',
    ],
    ['kind new line patient new line likes walks', 'kind\npatient\nlikes walks'],
    ['No smokers, full stop.', 'No smokers.'],
  ])('the dictated words become marks: %s', (text, marked) => expect(withDictatedMarks(text)).toBe(marked))

  it.each([
    'Nobody who forgets the Oxford comma',
    'I had cancer of the colon, and the colon is fine now',
    'he had colon cancer',
    'we were together for a long period',
    'the bus came to a full stop',
    'I hate the comma and the full stop',
  ])('the words stay if the text speaks about them: %s', (text) => expect(withDictatedMarks(text)).toBe(text))
})
