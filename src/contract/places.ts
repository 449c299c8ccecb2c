import * as z from 'zod/mini'
import { MAX_NAME } from './limits.ts'

/** A place the city field suggests: `label` is what is stored as the city. */
const placeSchema = z.object({ label: z.string(), city: z.string(), region: z.string(), timezone: z.string() })
export type Place = z.output<typeof placeSchema>
export const findPlacesSchema = z.strictObject({ q: z.string().check(z.trim(), z.maxLength(MAX_NAME)) })
/**
 * `named`: the place that the text names in full; several where the text leaves open which, the largest first.
 * `meant`: what a text that no place begins with may mean.
 */
export const placesSchema = z.object({
  places: z.array(placeSchema),
  named: z.optional(z.array(placeSchema)),
  meant: z.optional(z.array(placeSchema)),
})
export type FoundPlaces = z.output<typeof placesSchema>
