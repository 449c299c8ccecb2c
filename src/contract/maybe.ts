import * as z from 'zod/mini'

type Maybe<T extends z.ZodMiniType> = z.ZodMiniOptional<z.ZodMiniType<z.output<T> | null, z.input<T> | '' | null>>

/** Missing, null or blank means not said, and is read as absent or null. */
export const maybe = <T extends z.ZodMiniType>(schema: T) =>
  z.optional(z.pipe(z.transform(nullIfBlank), z.nullable(schema))) as unknown as Maybe<T> // the pipe loses its input type

const nullIfBlank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)
