/** `retryLimit` counts the tries after the first; backoff doubles from `retryDelay` seconds. */
export type Queues = {
  /** Takes a copy of each job that has ended for good, in the statement that ends it. */
  'given-up': object
  /** Deletes what has outlived its use: one kind by its name, or enqueues a job for each kind. */
  'forget-expired': { name?: string }
  /** Sends one mail. The job carries its id only. */
  'send-mail': { mailId: string }
  /** Makes an owner's lists anew, unless that was done since the change (the number of its transaction). */
  'refresh-matches': { ownerId: string; change: string }
  /** Publishes answers that decide who an owner sees and did not count before. */
  'publish-held-answers': { ownerId: string }
  /** Makes the lists anew that a new or changed member belongs on. */
  'announce-member': { memberId: string }
  /** Finds whose birthday it is. */
  'announce-birthdays': Record<string, never>
  /** Lets members rest who have been silent for long. */
  'rest-silent': Record<string, never>
  /** The answer of an invented member to an ask. */
  'answer-as-invented': { introductionId: string }
  /** Lets waiting asks come before who they are for, and asks those who were introduced how it went. */
  'tend-introductions': Record<string, never>
  /** Makes the backup of the night, if it was not made yet. */
  'back-up': Record<string, never>
  /** Mails the operator what wants a look. */
  'tell-operator': Record<string, never>
  /** Does for the embedded database what a server's autovacuum does. */
  vacuum: Record<string, never>
  /** Makes everything derived anew. Sent by hand, after a change of what is derived. */
  'rebuild-derived': Record<string, never>
  /** Queues the mails of a letter to members. */
  'send-news': { campaignId: string }
  /** Queues the digests that are due. */
  'send-digests': Record<string, never>
}
export type QueueName = keyof Queues

type QueueOptions = {
  retryLimit: number
  retryDelay: number
  retryBackoff: boolean
  /** The longest wait between two tries, in seconds. */
  retryDelayMax?: number
  /** After so many seconds a job whose worker says nothing goes to another. */
  expireInSeconds?: number
  /** Seconds without a heartbeat until a job goes to another worker; at least 10. */
  heartbeatSeconds?: number
  deadLetter?: typeof GIVEN_UP
}

export const GIVEN_UP = 'given-up'

/**
 * Lists that somebody waits for. What was under way when a process or the database died goes to another within half a
 * minute; without a heartbeat it would after a quarter of an hour.
 */
const MAKES_LISTS = { retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, heartbeatSeconds: 10 }

const working: Record<Exclude<QueueName, typeof GIVEN_UP>, QueueOptions> = {
  'forget-expired': { retryLimit: 3, retryDelay: 60, retryBackoff: true },
  // Tried for most of a day, at least every five minutes, so that mail flows soon after a mail server is back; and given
  // up before the mail itself is forgotten (`forgetOld`), so that /metrics counts it among the dead.
  // One that was under way in a process that died goes out within half a minute: its code lives ten.
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
  // The next hour asks again.
  'back-up': { retryLimit: 0, retryDelay: 60, retryBackoff: false, expireInSeconds: 2 * 3600 },
  // The next one looks again.
  'tell-operator': { retryLimit: 0, retryDelay: 60, retryBackoff: false, expireInSeconds: 300 },
  vacuum: { retryLimit: 0, retryDelay: 60, retryBackoff: false, expireInSeconds: 2 * 3600 },
  // Once is enough for what it does, and it may take hours.
  'rebuild-derived': { retryLimit: 2, retryDelay: 300, retryBackoff: true, expireInSeconds: 6 * 3600 },
  'send-news': { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 3600 },
  'send-digests': { retryLimit: 2, retryDelay: 60, retryBackoff: true },
}

export const queues: Record<QueueName, QueueOptions> = {
  // First: the database wants it before the queues that name it.
  [GIVEN_UP]: { retryLimit: 2, retryDelay: 60, retryBackoff: true },
  ...withDeadLetter(working),
}

/** What ends a job may be another process, or none, so the queue itself keeps count. */
function withDeadLetter<N extends string>(rules: Record<N, QueueOptions>) {
  const each = Object.entries<QueueOptions>(rules).map(([name, rule]) => [name, { ...rule, deadLetter: GIVEN_UP }])
  return Object.fromEntries(each) as Record<N, QueueOptions>
}
