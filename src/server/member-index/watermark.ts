/** A transaction number. All lower ones have ended; later changes have this number or a greater one. */
export type Watermark = string
