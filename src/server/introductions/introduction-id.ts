import * as z from 'zod/mini'

const idSchema = z.uuid()

/** Whether a text can be the id of an introduction: anything else would be an error to the database. */
export const isIntroductionId = (text: string) => idSchema.safeParse(text).success
