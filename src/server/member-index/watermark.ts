/**
 * A transaction number. All transactions with lower numbers have ended; later changes have this number or a greater
 * one.
 */
export type Watermark = string
