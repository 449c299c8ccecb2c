/** `retryLimit` counts tries after the first; backoff doubles `retryDelay` (seconds). */
export type Queues = {
  /** Copies of jobs that failed for good, made in the statement that ends them. */
  'given-up': object
  /** Without a name, the job adds one job per kind. */
  'forget-expired': { name?: string }
  'send-mail': { mailId: string }
  /** Does nothing if the list was made after `change`, a transaction number. */
  'refresh-matches': { ownerId: string; change: string }
  'publish-held-answers': { ownerId: string }
  /** Skips lists made after `change`. */
  'announce-member': { memberId: string; change?: string }
  'announce-birthdays': Record<string, never>
  'rest-silent': Record<string, never>
  'answer-as-invented': { introductionId: string }
  /** Also sends reminders and check-ins. */
  'tend-introductions': Record<string, never>
  /** Does nothing if the night's backup exists. */
  'back-up': Record<string, never>
  'tell-operator': Record<string, never>
  vacuum: Record<string, never>
  /** Sent by hand, after a change of derived data. */
  'rebuild-derived': Record<string, never>
  'send-news': { campaignId: string }
  'send-digests': Record<string, never>
}
export type QueueName = keyof Queues

type QueueOptions = {
  retryLimit: number
  retryDelay: number
  retryBackoff: boolean
  /** Longest wait between two tries, in seconds. */
  retryDelayMax?: number
  /** Time limit in seconds. After it, another worker gets the job. */
  expireInSeconds?: number
  /** Seconds without a heartbeat until another worker gets the job; at least 10. */
  heartbeatSeconds?: number
  deadLetter?: typeof GIVEN_UP
}

export const GIVEN_UP = 'given-up'

/**
 * People wait for these. If a worker dies, another one takes the job within half a minute. Without a heartbeat, it
 * would take a quarter of an hour.
 */
const MAKES_LISTS = { retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, heartbeatSeconds: 10 }

const working: Record<Exclude<QueueName, typeof GIVEN_UP>, QueueOptions> = {
  'forget-expired': { retryLimit: 3, retryDelay: 60, retryBackoff: true },
  // Tries for most of a day, at least every five minutes. It fails for good before `forgetOld` deletes the mail, so
  // /metrics counts it. If a process dies, its mail is sent within half a minute, because a code is valid for ten
  // minutes.
  'send-mail': {
    retryLimit: 230,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 120,
    heartbeatSeconds: 10,
  },
  'refresh-matches': { retryLimit: 20, ...MAKES_LISTS },
  'publish-held-answers': { retryLimit: 20, ...MAKES_LISTS },
  'announce-member': { retryLimit: 10, ...MAKES_LISTS },
  'rest-silent': { retryLimit: 2, retryDelay: 60, retryBackoff: true },
  'announce-birthdays': { retryLimit: 2, retryDelay: 60, retryBackoff: true },
  'answer-as-invented': { retryLimit: 5, retryDelay: 10, retryBackoff: true },
  'tend-introductions': { retryLimit: 2, retryDelay: 60, retryBackoff: true },
  // The next hourly job tries again.
  'back-up': { retryLimit: 0, retryDelay: 60, retryBackoff: false, expireInSeconds: 2 * 3600 },
  'tell-operator': { retryLimit: 0, retryDelay: 60, retryBackoff: false, expireInSeconds: 300 },
  vacuum: { retryLimit: 0, retryDelay: 60, retryBackoff: false, expireInSeconds: 2 * 3600 },
  // Few retries: the job may take hours.
  'rebuild-derived': { retryLimit: 2, retryDelay: 300, retryBackoff: true, expireInSeconds: 6 * 3600 },
  'send-news': { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 3600 },
  'send-digests': { retryLimit: 2, retryDelay: 60, retryBackoff: true },
}

export const queues: Record<QueueName, QueueOptions> = {
  // pg-boss needs it before the queues that name it.
  [GIVEN_UP]: { retryLimit: 2, retryDelay: 60, retryBackoff: true },
  ...withDeadLetter(working),
}

/** The queue counts failures, because the process that ran a job may be gone. */
function withDeadLetter<N extends string>(rules: Record<N, QueueOptions>) {
  const each = Object.entries<QueueOptions>(rules).map(([name, rule]) => [name, { ...rule, deadLetter: GIVEN_UP }])
  return Object.fromEntries(each) as Record<N, QueueOptions>
}
