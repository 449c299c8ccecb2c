import { describe, expect, it } from 'vitest'
import { SAFETY } from '#contract/options.ts'
import { learned } from '../../cases/reading.ts'

const choices = (text: string) => learned(text).values.safety_prefs

describe('how people ask for what keeps them safe', () => {
  it.each([
    ['Keep it public the first time.', ['First meet in public']],
    ['First meet-up at a busy café only.', ['First meet in public']],
    [
      'I insist on meeting in a public spot and on a video call before that.',
      ['First meet in public', 'Video check before meeting'],
    ],
    ["Verify them by video, then we'll see.", ['Video check before meeting']],
    ['Only after we match may they have my number.', ['Share contact only after match']],
    ['My contact info is not to be shared before matching.', ['Share contact only after match']],
    ['He comes alone or I go home.', ['No surprise guests']],
    ['Nobody else at the table, thanks.', ['No surprise guests']],
    ["Get in touch afterwards so I know someone's looking out for me.", ['Exit check-in with concierge']],
    ["I'd welcome a check-in at the end of the evening.", ['Exit check-in with concierge']],
    [
      'public place + video call + no guests',
      ['First meet in public', 'Video check before meeting', 'No surprise guests'],
    ],
    ["I'd want us to start in a café, somewhere with folk around.", ['First meet in public']],
    ["Not at somebody's house the first time.", ['First meet in public']],
    ["I won't go to anyone's home until I know them well.", ['First meet in public']],
    ["Meet me where there's a crowd.", ['First meet in public']],
    ["I'd feel safest in a restaurant or a park with people about.", ['First meet in public']],
    ["A quick FaceTime so that I know he's real.", ['Video check before meeting']],
    ["I like to see who I'm talking to on screen before I leave the house.", ['Video check before meeting']],
    ['Can we do a Zoom first?', ['Video check before meeting']],
    ['I always ask for a video chat before I commit to anything.', ['Video check before meeting']],
    ['Let me see them on camera first.', ['Video check before meeting']],
    ["Don't hand out my number.", ['Share contact only after match']],
    ['Please keep my phone number to yourselves until we both say yes.', ['Share contact only after match']],
    ["I'd rather nobody got my email before we've matched.", ['Share contact only after match']],
    ["My details stay with you till there's a match.", ['Share contact only after match']],
    ['No giving out my surname or my Instagram to strangers.', ['Share contact only after match']],
    ['Just me and them, nobody else.', ['No surprise guests']],
    ["One guy turned up with two friends, I don't want that again.", ['No surprise guests']],
    ['Please tell them to come on their own.', ['No surprise guests']],
    ["I don't like it when people bring mates along.", ['No surprise guests']],
    ['No third parties.', ['No surprise guests']],
    ["I'd like a text from you afterwards to make sure I'm all right.", ['Exit check-in with concierge']],
    ['Somebody should check I got home.', ['Exit check-in with concierge']],
    ['Would you ring me after to see how it went?', ['Exit check-in with concierge']],
    ["A message after the date asking if I'm safe would be lovely.", ['Exit check-in with concierge']],
    ['Ask me afterwards whether everything was okay.', ['Exit check-in with concierge']],
    ["I'd appreciate a follow-up once I'm back home.", ['Exit check-in with concierge']],
    ["Public place, video first, that's it.", ['First meet in public', 'Video check before meeting']],
    ["I don't need a video call, but a public place is a must.", ['First meet in public']],
    ['First date in broad daylight in a public spot.', ['First meet in public']],
    ['Video check yes, check-in no.', ['Video check before meeting']],
    ['I want a check-in call when the evening is over.', ['Exit check-in with concierge']],
    ['Only meet where others can see us.', ['First meet in public']],
    ["I'm a policewoman: public place, no exceptions.", ['First meet in public']],
    ["I won't share my address or number till I trust them.", ['Share contact only after match']],
    ['Somewhere neutral and public to begin with.', ['First meet in public']],
    [
      'The usual precautions: public spot, and I keep my number to myself.',
      ['First meet in public', 'Share contact only after match'],
    ],
    ['No plus-ones, please.', ['No surprise guests']],
    ['I prefer to video call before seeing someone in the flesh.', ['Video check before meeting']],
    ["Keep my contact info under wraps until we're matched.", ['Share contact only after match']],
    ["I'd feel better if you checked in with me after each date.", ['Exit check-in with concierge']],
    ['Could the concierge check in with me once the date is over?', ['Exit check-in with concierge']],
    [
      "I don't want surprise guests, and I'd like you to check in with me afterwards.",
      ['No surprise guests', 'Exit check-in with concierge'],
    ],
  ])('%s', (text, found) => expect(choices(text)).toEqual(found))

  it('takes all of them at once', () => expect(choices('All of the safety things, please.')).toEqual(SAFETY))
  it('an unneeded one is not taken', () => expect(choices("No need for a check-in, I'm a big boy.")).toEqual([]))
})

describe('what only sounds like it', () => {
  it.each([
    'I speak in public for a living.',
    'I check guest lists at a concert hall, so surprise guests are my whole profession.',
    'I take public transport everywhere.',
    'I edit videos for a museum.',
    'My mother video calls me every Sunday.',
    'My flatmate has friends round without warning and I hate it.',
    'I check in guests at a hotel in Leeds.',
    'I check in on my gran every evening.',
    'I work in a public library.',
    'I changed my phone number last year.',
    "I'm on Instagram far too much.",
    'I like surprise parties.',
    'My brother brought a friend to my wedding without asking.',
    'I met my last boyfriend on a video call.',
    'We had surprise guests at Christmas, eleven of them.',
    'I have public liability insurance.',
    'I love a house full of guests.',
    'The exit of the motorway is near my house.',
    'I filmed a video for my niece before her wedding.',
    'My number one rule is to be kind.',
    'I share a flat with two nurses.',
    'I met my ex in a public library, until he brought a surprise guest: his wife.',
  ])('%s', (text) => expect(choices(text)).toEqual([]))
})
