import { type Kysely, sql } from 'kysely'

/** Data that protects others is kept per mailbox, so it stays after a deletion. */
export async function up(db: Kysely<never>) {
  await hashesAsIds(db)
  // The next start, which has the key, fills it. Invented members keep null.
  await db.schema.alterTable('member').addColumn('mailbox_hash', 'uuid').execute()
  await db.schema.createIndex('member_mailbox').on('member').column('mailbox_hash').execute()
  // Stays after both accounts are deleted; only the member who hid the other can undo it.
  await db.schema
    .createTable('hidden_pair')
    .addColumn('by_mailbox', 'uuid', (c) => c.notNull())
    .addColumn('about_mailbox', 'uuid', (c) => c.notNull())
    .addPrimaryKeyConstraint('hidden_pair_pk', ['by_mailbox', 'about_mailbox'])
    .execute()
  await db.schema.createIndex('hidden_pair_about').on('hidden_pair').column('about_mailbox').execute()
  await db.schema
    .alterTable('introduction')
    .addColumn('asker_mailbox', 'uuid')
    .addColumn('asked_mailbox', 'uuid')
    .execute()
  await db.schema
    .createIndex('introduction_asker_mailbox')
    .on('introduction')
    .columns(['asker_mailbox', 'asked_at'])
    .execute()
  await db.schema.createIndex('introduction_asked_mailbox').on('introduction').column('asked_mailbox').execute()
  await db.schema.alterTable('report').addColumn('reported_mailbox', 'uuid').execute()
  await db.schema
    .createTable('filter_changes')
    .addColumn('mailbox', 'uuid', (c) => c.primaryKey())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('counted', sql`text[]`, (c) => c.notNull())
    .execute()
  await sql`insert into filter_changes (mailbox, day, counted) select owner_id, day, counted from filter_answers`.execute(
    db,
  )
  await sql`alter table filter_answers drop column counted, drop column day`.execute(db)
  await holdOwners(db)
}

const OWNED = {
  owner_id: ['draft', 'submission', 'idempotency', 'conversation', 'snapshot', 'match_list', 'preview_person'],
  member_id: ['email_preferences', 'remembered_browser'],
  'owner_id, member_id': ['feedback'],
  'reporter_id, reported_id': ['report'],
  'asker_id, asked_id': ['introduction'],
}

/**
 * A write for an owner locks the owner's row and fails if this row is gone. Deletion locks the row first, so a running
 * call leaves nothing behind.
 */
async function holdOwners(db: Kysely<never>) {
  await sql`
    create function hold_owner() returns trigger language plpgsql as $$
    declare
      name text;
      owner uuid;
    begin
      foreach name in array tg_argv loop
        execute format('select ($1).%I', name) into owner using new;
        if owner is null then continue; end if;
        perform from member where id = owner for key share;
        if found then continue; end if;
        perform from session where id = owner and revoked_at is null for key share;
        if not found then raise exception 'the owner has left' using errcode = 'OV404'; end if;
      end loop;
      return new;
    end $$`.execute(db)
  for (const [columns, tables] of Object.entries(OWNED))
    for (const table of tables)
      await sql`
        create trigger hold_owner before insert on ${sql.table(table)} for each row
        execute function hold_owner(${sql.join(columns.split(', ').map((column) => sql.lit(column)))})`.execute(db)
}

/** Half of a hash's 256 bits fits a uuid. */
async function hashesAsIds(db: Kysely<never>) {
  const asId = (column: string) => sql`encode(substring(
    decode(translate(${sql.ref(column)}, '-_', '+/') || '=', 'base64') from 1 for 16), 'hex')::uuid`
  await sql`alter table member drop constraint member_suspended_by_fkey`.execute(db)
  await sql`alter table suspension alter column mailbox_hash type uuid using ${asId('mailbox_hash')}`.execute(db)
  await sql`alter table member alter column suspended_by type uuid using ${asId('suspended_by')}`.execute(db)
  await sql`alter table member add foreign key (suspended_by) references suspension (mailbox_hash)`.execute(db)
}
