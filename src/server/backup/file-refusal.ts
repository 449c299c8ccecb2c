import { userInfo } from 'node:os'
import { takesNoWrites } from '../database/unavailable.ts'
import { StartRefusal } from '../start-refusal.ts'

const REASONS: Record<string, string | undefined> = {
  EROFS: 'that place is read-only for this program',
  ENOSPC: 'no room is left there',
  EDQUOT: 'no room is left there for this user',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'that is a folder, not a file',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'a link in the path leads back to itself',
}

/** Undefined if the program caused the error. */
export function fileRefusal(error: unknown, path: string) {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const { code } = error
  const reason =
    code === 'EACCES' || code === 'EPERM' ? `${userInfo().username} may not write there` : REASONS[String(code)]
  return reason === undefined ? undefined : new StartRefusal(`No backup was written to ${path}: ${reason}.`)
}

/** The disk filled up after the backup began. */
export const roomRefusal = (error: unknown) =>
  takesNoWrites(error)
    ? new StartRefusal(
        'The backup itself took the last room of the disk of DATA_DIR, so it could not be noted: make room, and then make another.',
      )
    : undefined
