/** The number before which every transaction has ended, so that whatever comes now has it or a later one. */
export type Watermark = string
