import { encode } from 'uqr'
import { groupLook } from 'styled-system/recipes'

const look = groupLook()

/** The link of an invitation for the camera of a phone. Dark on light in both themes: many cameras read nothing else. */
export function QrCode({ link }: { link: string }) {
  const { data, size } = encode(link, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={`QR-код запрошення: ${link}`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={look.qr}
    >
      <path d={path} />
    </svg>
  )
}
