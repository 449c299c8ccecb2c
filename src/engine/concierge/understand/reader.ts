import type { DangerReader } from '../safety/danger-reader.ts'
import type { LabelReader } from './built-in/labels/reader.ts'

/** The danger reader is independent of the labels. */
export type Reader = LabelReader & { danger: DangerReader }
