/** All runs on PostgreSQL, a tenth on the embedded database, whose one thread is slower. */
export const runsHere = (runs: number) => (process.env.TEST_DATABASE === 'postgres' ? runs : Math.ceil(runs / 10))
