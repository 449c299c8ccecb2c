/** The centre of a city in degrees. A member's exact position never enters matching. */
export type Centre = { latitude: number; longitude: number }

const EARTH_RADIUS_KM = 6371.0088
const RADIANS = Math.PI / 180
const DISTANCE_BAND_KM = 5

/** Where a place lies on the unit sphere. */
export type SpherePoint = { x: number; y: number; z: number }

export function spherePoint({ latitude, longitude }: Centre): SpherePoint {
  const ring = Math.cos(latitude * RADIANS)
  return {
    x: ring * Math.cos(longitude * RADIANS),
    y: ring * Math.sin(longitude * RADIANS),
    z: Math.sin(latitude * RADIANS),
  }
}

/** Great-circle distance in km from the straight line between two points of the unit sphere, squared. */
export const chordKm = (squared: number) => 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(squared) / 2))

/** The other way round: the squared straight line that spans this many km, more than any when they go round half the Earth. */
export function squaredChord(km: number) {
  const half = km / (2 * EARTH_RADIUS_KM)
  return half >= Math.PI / 2 ? Number.POSITIVE_INFINITY : (2 * Math.sin(half)) ** 2
}

/**
 * Great-circle distance between two city centres in km, on a sphere of the mean radius of the Earth (IUGG).
 * Through the chord, as the haversine formula, but with the trigonometry done once for each place.
 */
export function distanceKm(one: Centre, other: Centre) {
  const [a, b] = [spherePoint(one), spherePoint(other)]
  const [x, y, z] = [a.x - b.x, a.y - b.y, a.z - b.z]
  return chordKm(x * x + y * y + z * z)
}

/** What a page may show of a distance: rounded up to whole bands of 5 km, at least one band. */
export function distanceBandKm(km: number) {
  return Math.max(1, Math.ceil(km / DISTANCE_BAND_KM)) * DISTANCE_BAND_KM
}
