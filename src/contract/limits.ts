export const MIN_AGE = 18
export const MAX_AGE = 99
export const EARLIEST_BIRTHDATE = '1900-01-01'
/** An earlier birthdate is a typing error. */
export const MOST_YEARS_AGO = 110

export const MIN_PHONE = 8
export const MAX_PHONE = 32
export const MAX_EMAIL = 254
export const MAX_PRONOUNS = 64
/** Names, cities and list entries. */
export const MAX_NAME = 120
export const MAX_NOTES = 2000
export const MAX_OWN_WORDS = 300
export const MAX_URL = 2048
export const MAX_PHOTOS = 10
export const MAX_LIST = 20
export const MAX_TYPICAL_WEEK = 10

export const KM_PER_MILE = 1.60934
// The form stops at 310 miles (498.9 km); this cap is for direct API calls.
export const MAX_TRAVEL_KM = 500
export const MAX_TRAVEL_MILES = 310
/** 50 miles, for members who named no distance. */
export const USUAL_TRAVEL_MILES = 50
export const USUAL_TRAVEL_KM = 80

export const EMAIL_COOLDOWN_MS = 120_000
export const COOLDOWN_TICK_MS = 1000
export const TOAST_MS = 5000
export const INTAKE_MINUTES = 7

/** A mailed link and code: lifetime and attempts. */
export const CHALLENGE_MS = 10 * 60_000
export const CHALLENGE_TRIES = 5
export const CODE_LENGTH = 8

export const MATCHES_A_PAGE = 6
export const PREVIEW_MATCHES = 6
export const MAX_SUGGESTIONS = 6
export const SKELETONS = 3
export const MAX_PERSON_NAME = 80
export const MAX_BRIEF = 500
/** Openers and intros already on the page: six cards of five texts. */
export const MAX_SAID = 30
export const MAX_SAID_TEXT = 500

export const MAX_OWN_LINE = 160

/** Lengths are in characters. */
export const MAX_INTRODUCTION_TEXT = 500
export const MAX_PLAN_PART = 120
export const MAX_CONTACT = 120
export const MAX_REPORT_WORDS = 500
export const MAX_OPEN_ASKS = 3
export const MAX_ASKS_A_WEEK = 5
export const MAX_ASKS_BEFORE_ONE = 3
export const ASK_DAYS = 14
export const ASK_AGAIN_DAYS = 90
/** From this score on, an invented member says yes. */
export const INVENTED_YES_FROM = 60
/** Hours below are in the plan's zone. */
export const MAX_OFFERED_TIMES = 3
export const EARLIEST_MEETING_DAYS = 2
export const LATEST_MEETING_DAYS = 14
export const FIRST_MEETING_HOUR = 7
export const LAST_MEETING_HOUR = 21
export const MAX_MOVES = 2
export const HOURS_BETWEEN_MEETINGS = 4

export const MAX_INTAKE_SUMMARY = 2000
export const MAX_CHAT_TEXT = 4000
export const MAX_CHAT_TURNS = 40
export const SESSION_LABEL_LENGTH = 8

/** Far above any number of saves, but far below the maximum of an integer column. */
export const MAX_VERSION = 1_000_000_000

export const MAX_BODY_BYTES = 64 * 1024

/** Days until deletion: of unverified drafts, and of a chat after its last line. */
export const UNPROVEN_DAYS = 30
export const CHAT_DAYS = 180
/**
 * After this many days without activity, a member is on no list until they return. Sessions end earlier, after at
 * most 30 days.
 */
export const REST_DAYS = 60
export const MAIL_PAUSE_DAYS = 30
export const BACKUP_NIGHTS = 7
