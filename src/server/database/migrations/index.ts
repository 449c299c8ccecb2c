import * as sessionsAndIntake from './0001-sessions-and-intake.ts'
import * as mailAndVerification from './0002-mail-and-verification.ts'
import * as concierge from './0003-concierge.ts'
import * as matches from './0004-matches.ts'
import * as addresses from './0005-addresses.ts'
import * as mailboxesAndBrowsers from './0006-mailboxes-and-browsers.ts'
import * as shownPeopleAndSweeps from './0007-shown-people-and-sweeps.ts'
import * as conversationVersion from './0008-conversation-version.ts'
import * as placesOnLists from './0010-places-on-lists.ts'
import * as introductions from './0012-introductions.ts'
import * as desk from './0014-desk.ts'
import * as answersAfterMeeting from './0016-answers-after-meeting.ts'
import * as whomMailIsAbout from './0018-whom-mail-is-about.ts'
import * as mailboxes from './0020-mailboxes.ts'
import * as ownSharesAndSharedContact from './0021-own-shares-and-shared-contact.ts'
import * as meetings from './0022-meetings.ts'
import * as operatorNews from './0024-operator-news.ts'
import * as ownLines from './0026-own-lines.ts'
import * as takenAndPassedOverTimes from './0028-taken-and-passed-over-times.ts'
import * as previewAnswersAndPeopleAsked from './0030-preview-answers-and-people-asked.ts'

/** In running order, forward only. */
export const migrations = {
  '0001-sessions-and-intake': sessionsAndIntake,
  '0002-mail-and-verification': mailAndVerification,
  '0003-concierge': concierge,
  '0004-matches': matches,
  '0005-addresses': addresses,
  '0006-mailboxes-and-browsers': mailboxesAndBrowsers,
  '0007-shown-people-and-sweeps': shownPeopleAndSweeps,
  '0008-conversation-version': conversationVersion,
  '0010-places-on-lists': placesOnLists,
  '0012-introductions': introductions,
  '0014-desk': desk,
  '0016-answers-after-meeting': answersAfterMeeting,
  '0018-whom-mail-is-about': whomMailIsAbout,
  '0020-mailboxes': mailboxes,
  '0021-own-shares-and-shared-contact': ownSharesAndSharedContact,
  '0022-meetings': meetings,
  '0024-operator-news': operatorNews,
  '0026-own-lines': ownLines,
  '0028-taken-and-passed-over-times': takenAndPassedOverTimes,
  '0030-preview-answers-and-people-asked': previewAnswersAndPeopleAsked,
}
