import * as z from 'zod/mini'

const idSchema = z.uuid()

/** PostgreSQL raises an error for a text that is no uuid. */
export const isIntroductionId = (text: string) => idSchema.safeParse(text).success
