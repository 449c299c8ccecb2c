import * as z from 'zod/mini'

const idSchema = z.uuid()

export const isIntroductionId = (text: string) => idSchema.safeParse(text).success
