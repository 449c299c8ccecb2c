import type { DangerReader } from '../safety/danger-reader.ts'
import type { LabelReader } from './built-in/labels/reader.ts'

export type Reader = LabelReader & { danger: DangerReader }
