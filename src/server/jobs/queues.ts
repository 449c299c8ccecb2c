/** `retryLimit` counts the tries after the first; backoff doubles from `retryDelay` seconds. */
export type Queues = {
  /** Copies of jobs that failed for good, made in the statement that ends them. */
  'given-up': object
  /** Deletes one kind of expired data; without a name, enqueues a job per kind. */
  'forget-expired': { name?: string }
  /** The job carries only the mail's id. */
  'send-mail': { mailId: string }
  /** Refreshes an owner's lists, unless that was done since the change (a transaction number). */
  'refresh-matches': { ownerId: string; change: string }
  /** Publishes filter answers that waited for the next day. */
  'publish-held-answers': { ownerId: string }
  'announce-member': { memberId: string }
  'announce-birthdays': Record<string, never>
  'rest-silent': Record<string, never>
  'answer-as-invented': { introductionId: string }
  /** Delivers waiting asks, and sends reminders and check-ins. */
  'tend-introductions': Record<string, never>
  /** Makes the night's backup, unless it exists. */
  'back-up': Record<string, never>
  'tell-operator': Record<string, never>
  /** The embedded database has no autovacuum. */
  vacuum: Record<string, never>
  /** Rebuilds all derived data. Sent by hand, after a change of what is derived. */
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
  /** Timeout in seconds; then the job goes to another worker. */
  expireInSeconds?: number
  /** Seconds without a heartbeat until a job goes to another worker; at least 10. */
  heartbeatSeconds?: number
  deadLetter?: typeof GIVEN_UP
}

export const GIVEN_UP = 'given-up'

/**
 * Somebody waits for these lists. After a process or the database died, another worker takes the job within half a
 * minute; without a heartbeat it would take a quarter of an hour.
 */
const MAKES_LISTS = { retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, heartbeatSeconds: 10 }

const working: Record<Exclude<QueueName, typeof GIVEN_UP>, QueueOptions> = {
  'forget-expired': { retryLimit: 3, retryDelay: 60, retryBackoff: true },
  // Tried for most of a day, at least every five minutes, so that a mail server that is back gets mail soon. It fails
  // for good before the mail itself is deleted (`forgetOld`), so that /metrics counts it. After a process died, its
  // mail is sent within half a minute: the code in it is valid for ten minutes.
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
  // The next hour tries again.
  'back-up': { retryLimit: 0, retryDelay: 60, retryBackoff: false, expireInSeconds: 2 * 3600 },
  'tell-operator': { retryLimit: 0, retryDelay: 60, retryBackoff: false, expireInSeconds: 300 },
  vacuum: { retryLimit: 0, retryDelay: 60, retryBackoff: false, expireInSeconds: 2 * 3600 },
  // Retried little: it may take hours.
  'rebuild-derived': { retryLimit: 2, retryDelay: 300, retryBackoff: true, expireInSeconds: 6 * 3600 },
  'send-news': { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 3600 },
  'send-digests': { retryLimit: 2, retryDelay: 60, retryBackoff: true },
}

export const queues: Record<QueueName, QueueOptions> = {
  // First: pg-boss needs it before the queues that name it.
  [GIVEN_UP]: { retryLimit: 2, retryDelay: 60, retryBackoff: true },
  ...withDeadLetter(working),
}

/** A job may be ended by another process, or by none, so the queue itself keeps count. */
function withDeadLetter<N extends string>(rules: Record<N, QueueOptions>) {
  const each = Object.entries<QueueOptions>(rules).map(([name, rule]) => [name, { ...rule, deadLetter: GIVEN_UP }])
  return Object.fromEntries(each) as Record<N, QueueOptions>
}
