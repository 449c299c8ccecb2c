import * as z from 'zod/mini'

const idSchema = z.uuid()

/** The database raises an error for other texts. */
export const isIntroductionId = (text: string) => idSchema.safeParse(text).success
