import type { Queryable } from '../database/database.ts'

const NAME = 'secret'
/** Newest first, one per line. */
const FORMER = 'secret_former'

export const insertFirst = (db: Queryable, value: string) =>
  db
    .insertInto('setting')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export async function readKept(db: Queryable) {
  const rows = await db.selectFrom('setting').select(['name', 'value']).where('name', 'in', [NAME, FORMER]).execute()
  const kept = (wanted: string) => rows.find(({ name }) => name === wanted)?.value ?? ''
  return [kept(NAME), ...kept(FORMER).split('\n')].filter((value) => value !== '')
}

export async function replaceNewest(tx: Queryable, value: string, former: readonly string[]) {
  const rows = [
    { name: NAME, value },
    { name: FORMER, value: former.join('\n') },
  ]
  for (const row of rows)
    await tx
      .insertInto('setting')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
      .execute()
}
