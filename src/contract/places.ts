import * as z from 'zod/mini'
import { MAX_NAME } from './limits.ts'

/** `label` is stored as the city. */
const placeSchema = z.object({ label: z.string(), city: z.string(), region: z.string(), timezone: z.string() })
export type Place = z.output<typeof placeSchema>
export const findPlacesSchema = z.strictObject({ q: z.string().check(z.trim(), z.maxLength(MAX_NAME)) })
/** `named`: places with this full name, largest first. `meant`: similar names, if no place begins with the text. */
export const placesSchema = z.object({
  places: z.array(placeSchema),
  named: z.optional(z.array(placeSchema)),
  meant: z.optional(z.array(placeSchema)),
})
export type FoundPlaces = z.output<typeof placesSchema>
