import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/server/database/database.ts'
import { startJobs } from '../src/server/jobs/jobs.ts'
import { createDatabase, startPostgres } from './test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: { postgres?: string; folder?: string }
  }
}

/** One migrated template; each test file starts from a copy. */
export default async function setup(project: TestProject) {
  if (project.config.env.TEST_DATABASE === 'postgres') {
    const postgres = await startPostgres()
    const url = await createDatabase(postgres.url(), { name: 'template_overture' })
    const database = await openDatabase({ url, folder: '' })
    await makeQueues(database.pool)
    await database.close()
    project.provide('template', { postgres: postgres.url() })
    return postgres.stop
  }
  const folder = mkdtempSync(join(tmpdir(), 'overture-template-'))
  const database = await openDatabase({ url: undefined, folder, durable: false })
  await makeQueues(database.pool)
  await database.close()
  project.provide('template', { folder })
  return () => rmSync(folder, { recursive: true, force: true })
}

async function makeQueues(pool: pg.Pool) {
  const jobs = await startJobs({ pool, polls: false, onError: (error) => console.error(error) })
  await jobs.stop()
}
