import { userInfo } from 'node:os'

/** The user that runs this process, as chown and chgrp take it. */
export function ownName() {
  // A container may run with a number that no user has.
  try {
    return userInfo().username
  } catch {
    return String(process.geteuid?.())
  }
}
