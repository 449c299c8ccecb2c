/** The centre of a city in degrees. A member's exact position never enters matching. */
export type Centre = { latitude: number; longitude: number }

const EARTH_RADIUS_KM = 6371.0088
const RADIANS = Math.PI / 180
export const DISTANCE_BAND_KM = 5

/** Great-circle distance between two city centres in km (haversine formula, mean Earth radius of IUGG). */
export function distanceKm(a: Centre, b: Centre) {
  const latitude = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2)
  const longitude = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2)
  const h =
    latitude * latitude + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * longitude * longitude
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, h)))
}

/** What a page may show of a distance: rounded up to whole bands of 5 km, at least one band. */
export function distanceBandKm(km: number) {
  return Math.max(1, Math.ceil(km / DISTANCE_BAND_KM)) * DISTANCE_BAND_KM
}
