/** All earlier transactions have ended; later changes have this number or a greater one. */
export type Watermark = string
