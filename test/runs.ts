/** All on PostgreSQL, a tenth on the embedded database, which is slower on its one thread. */
export const runsHere = (runs: number) => (process.env.TEST_DATABASE === 'postgres' ? runs : Math.ceil(runs / 10))
