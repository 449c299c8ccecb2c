export const MOST_SCRIPT_BYTES: number
export const firstStepBytes: () => number
