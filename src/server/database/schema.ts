import type { AnswerTables } from './schema/answer-tables.ts'
import type { IdentityTables } from './schema/identity-tables.ts'
import type { IntroductionTables } from './schema/introduction-tables.ts'
import type { MailTables } from './schema/mail-tables.ts'
import type { MatchingTables } from './schema/matching-tables.ts'
import type { OperationTables } from './schema/operation-tables.ts'

/** Every `owner_id` is a session id or a member id. */
export type Schema = IdentityTables & MailTables & AnswerTables & MatchingTables & IntroductionTables & OperationTables
