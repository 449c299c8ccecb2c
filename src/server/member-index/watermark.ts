/** Every transaction before this number has ended; later changes have it or a greater one. */
export type Watermark = string
