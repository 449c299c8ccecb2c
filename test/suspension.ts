import { restoreMember } from '../src/server/suspension/restore-member.ts'
import { suspendMember } from '../src/server/suspension/suspend-member.ts'
import type { TestApp } from './test-app.ts'

type Person = { email: string }

export const suspend = ({ db, deps }: TestApp, { email }: Person, given: { fraud?: boolean } = {}) =>
  db
    .transaction()
    .execute((tx) =>
      suspendMember(tx, deps, { email, fraud: given.fraud ?? false, reason: 'You asked people for money.' }),
    )

export const restore = ({ db, deps }: TestApp, { email }: Person) =>
  db.transaction().execute((tx) => restoreMember(tx, deps, { email }))
