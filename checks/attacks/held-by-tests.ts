import { type HeldByTests, runTests } from '../by-tests.ts'
import type { Options } from '../check.ts'

const server = (file: string) => `src/server/${file}.test.ts`

/** A quote from a model must be in the message. */
const POOR_MODEL = 'src/engine/concierge/understand/model/poor-model.test.ts'

const CHECKS: HeldByTests[] = [
  { check: '1 owners are isolated', asked: '0 leaks', files: [server('verification/isolation')] },
  {
    check: '2 foreign = unknown',
    asked: '0 differences',
    files: [server('verification/foreign-is-unknown')],
  },
  {
    check: '3 GET, HEAD, OPTIONS write nothing',
    asked: '0 changes',
    files: [server('verification/reads-write-nothing')],
  },
  {
    check: '4, 5, 7 mailed secrets',
    asked: '1 success of 50, the asker never upgraded, dead after 5',
    files: [server('verification/verify-email'), server('verification/unheard-verify')],
  },
  { check: '6 rotation', asked: 'old cookie and token refused', files: [server('session/session')] },
  {
    check: '8, 9 mail bombing and injection',
    asked: '≤ 5 mails an hour, 1 recipient always',
    files: [server('verification/request-email'), server('mail/smtp-mailer')],
  },
  { check: '10 CSRF', asked: '403 or 415, 0 writes', files: [server('verification/forged-calls')] },
  {
    check: '11 headers and cookies',
    asked: 'every route, 404 and 500 too',
    files: [server('http/headers'), server('session/https')],
  },
  {
    check: '12, 13 markup and prompt injection',
    asked: '0 canaries out',
    files: [server('concierge/canaries'), server('concierge/remark-filter'), POOR_MODEL],
  },
  {
    check: '14, 15 cards and whereabouts',
    asked: 'nothing finer than the city, 0 extra fields',
    files: [server('matches/whereabouts'), server('matches/list-matches')],
  },
  {
    check: '16 eligibility',
    asked: '0 people shown who fail a filter, recall@20 = 1',
    files: [server('matches/eligibility')],
  },
  {
    check: '35 text in its place',
    asked: 'every field that another sees, 0 disguises, ordinary words pass',
    files: [
      'src/contract/shown-text.test.ts',
      'src/engine/introductions/contact-in-text.test.ts',
      server('members/card-name'),
    ],
  },
  {
    check: '33 deleted and back: hidden people, asks, new people, mails, answers, the desk',
    asked: 'nobody who hid or reported is seen, nobody asked again, 60 new people a day in all',
    files: [server('account/left-and-back')],
  },
  {
    check: '33 an account deleted while it is written to',
    asked: '0 rows left',
    files: [server('account/delete-races')],
  },
  {
    check: '34 hidden limits by own facts',
    asked: '≤ 3 bits a day about one person, ≤ 1 by the age',
    files: [server('members/filter-answers'), server('matches/held-answers')],
  },
  {
    check: '34 hidden limits by browsers without a proof',
    asked: '5 sets of answers a day and network, 20 people',
    files: [server('matches/preview-limit')],
  },
  {
    check: '30 following somebody who said no, by an ask',
    asked: 'shown as at the ask',
    files: [server('introductions/after-yes')],
  },
  {
    check: '30 silence, a no and a hard no to an ask',
    asked: 'the same bytes: asked again, on the list, among the asks',
    files: [server('introductions/same-answer')],
  },
  {
    check: '33 one mailbox by dots, tags, subdomains and domains',
    asked: 'suspended and refused people stay out',
    files: [server('members/mailbox')],
  },
  {
    check: '35 threats, insults, claims to be staff and hidden contact in line, ask and plan',
    asked: 'refused with a sentence; ordinary words pass',
    files: ['src/engine/introductions/fit-for-others.test.ts', 'src/engine/introductions/public-area.test.ts'],
  },
  {
    check: '30 previews, times and new lists after an ask',
    asked: 'nothing tells a hard no from silence',
    files: [server('introductions/preview-ask'), server('introductions/same-answer')],
  },
  {
    check: '30 mailed and passed-on links with a tail, of another, too old',
    asked: 'refused',
    files: [server('introductions/after-yes'), server('introductions/meeting/plan-token')],
  },
  { check: '27 a backup over a file that is none', asked: 'refused, file unchanged', files: [server('backup/backup')] },
  { check: '17 fuzz', asked: '0 replies of 5xx', files: ['src/server/fuzz.test.ts', server('concierge/any-text')] },
]

export const run = async (options: Options) => runTests(CHECKS, options)
