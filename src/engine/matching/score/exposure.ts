/** Members on many first pages rank lower on other lists, but keep their displayed score. */
const WHOLE = 1024
/** This many first pages halve the weight. */
const FAIR_SHARE = 12
const MOST_COUNTED = 255

const weights = Float64Array.from({ length: MOST_COUNTED + 1 }, (_, shown) =>
  Math.round(WHOLE / (1 + (shown / FAIR_SHARE) ** 2)),
)

/** 1024 without first pages. */
export function exposureWeight(firstPages: number) {
  return weights[Math.min(MOST_COUNTED, firstPages)] ?? 0
}
export const MOST_EXPOSURE_WEIGHT = WHOLE
