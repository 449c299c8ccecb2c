/**
 * How often a property is tried. PostgreSQL gets every run; the embedded database runs the same code above it on a
 * single thread, so that a tenth is enough for what is its own.
 */
export const runsHere = (runs: number) => (process.env.TEST_DATABASE === 'postgres' ? runs : Math.ceil(runs / 10))
