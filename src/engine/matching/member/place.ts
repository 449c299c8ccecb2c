/** City center in degrees. Matching never gets an exact position. */
export type Centre = { latitude: number; longitude: number }

const EARTH_RADIUS_KM = 6371.0088
const RADIANS = Math.PI / 180
const DISTANCE_BAND_KM = 5

export type SpherePoint = { x: number; y: number; z: number }

export function spherePoint({ latitude, longitude }: Centre): SpherePoint {
  const ring = Math.cos(latitude * RADIANS)
  return {
    x: ring * Math.cos(longitude * RADIANS),
    y: ring * Math.sin(longitude * RADIANS),
    z: Math.sin(latitude * RADIANS),
  }
}

export const chordKm = (squared: number) => 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(squared) / 2))

/** The inverse of `chordKm`; infinite for half the Earth or more. */
export function squaredChord(km: number) {
  const half = km / (2 * EARTH_RADIUS_KM)
  return half >= Math.PI / 2 ? Number.POSITIVE_INFINITY : (2 * Math.sin(half)) ** 2
}

/** By the IUGG mean Earth radius. Chords need trigonometry once per place, not once per pair. */
export function distanceKm(one: Centre, other: Centre) {
  const [a, b] = [spherePoint(one), spherePoint(other)]
  const [x, y, z] = [a.x - b.x, a.y - b.y, a.z - b.z]
  return chordKm(x * x + y * y + z * z)
}

/** Rounded up, at least one band. */
export function distanceBandKm(km: number) {
  return Math.max(1, Math.ceil(km / DISTANCE_BAND_KM)) * DISTANCE_BAND_KM
}

/** 0 in one city, else the band, but at most the viewer's own limit, since every listed member is within it. */
export function shownDistanceKm(km: number, limitKm = Number.POSITIVE_INFINITY) {
  if (km === 0) return 0
  const band = distanceBandKm(km)
  return km <= limitKm ? Math.min(band, limitKm) : band
}
