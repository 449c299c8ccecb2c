/**
 * Every queue with what its jobs carry. A new kind of work is one more line in both.
 * `retryLimit` counts the tries after the first; backoff doubles from `retryDelay` seconds.
 */
export type Queues = {
  /** Deletes what has outlived its use: ended sessions and old idempotency keys. */
  'forget-expired': Record<string, never>
}
export type QueueName = keyof Queues

export const queues: Record<QueueName, { retryLimit: number; retryDelay: number; retryBackoff: boolean }> = {
  'forget-expired': { retryLimit: 3, retryDelay: 60, retryBackoff: true },
}
