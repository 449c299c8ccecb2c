type Point = { members: number; figure: number }

export const slopeOf = (points: readonly Point[]) =>
  Math.round(slope(points.map(({ members, figure }) => ({ x: members, y: figure }))))

/** The slope of both logarithms. */
export const growthOf = (points: readonly Point[]) =>
  Math.round(100 * slope(points.map(({ members, figure }) => ({ x: Math.log(members), y: Math.log(figure) })))) / 100

function slope(points: readonly { x: number; y: number }[]) {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  return mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2)
}
