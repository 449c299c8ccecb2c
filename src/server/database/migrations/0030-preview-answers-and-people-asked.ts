import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('preview_answers')
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('answers', 'text', (c) => c.notNull())
    .addColumn('counted_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('preview_answers_pk', ['network', 'answers'])
    .execute()
  await db.schema.alterTable('introduction').addColumn('asked_shown', 'jsonb').execute()
  await db.schema.createIndex('preview_answers_counted').on('preview_answers').column('counted_at').execute()
}
