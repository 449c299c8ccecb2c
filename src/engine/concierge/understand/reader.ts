import type { DangerReader } from '../safety/danger-reader.ts'
import type { LabelReader } from './built-in/labels/reader.ts'

/** The learned readers: labels, and danger, which is independent of the first. */
export type Reader = LabelReader & { danger: DangerReader }
