export type Point = readonly [number, number, number]

export const point = (x: number, y: number, z = 0): Point => [x, y, z]
export const minus = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1], p[2] - q[2]]
export const dot = (p: Point, q: Point): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2]
export const cross = (p: Point, q: Point): Point => [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]]
export const size = (p: Point): number => Math.sqrt(dot(p, p))

/** In degrees. */
export const angle = (p: Point, q: Point): number => (Math.acos(dot(p, q) / size(p) / size(q)) * 180) / Math.PI

export const distanceToLine = (p: Point, a: Point, b: Point): number => size(cross(minus(p, a), minus(b, a))) / size(minus(b, a))
