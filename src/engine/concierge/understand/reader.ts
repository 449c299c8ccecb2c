import type { DangerReader } from '../safety/danger-reader.ts'
import type { LabelReader } from './built-in/labels/reader.ts'

/** The learned readers: of labels, and of danger, which shares nothing with it. */
export type Reader = LabelReader & { danger: DangerReader }
