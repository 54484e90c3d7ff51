/** What is used of js-aruco2, which brings no types. */
declare module 'js-aruco2' {
  type Point = { x: number; y: number }
  type Marker = { id: number; corners: Point[]; hammingDistance: number }
  type Picture = { width: number; height: number; data: Uint8ClampedArray }
  type Aruco = {
    AR: {
      DICTIONARIES: Record<string, { nBits: number; tau: number; codeList: readonly number[] }>
      /** Corners of a marker begin at its own top left one and go clockwise. A code is taken that differs in fewer bits than `maxHammingDistance`. */
      Detector: new (settings: { dictionaryName: string; maxHammingDistance: number }) => { detect: (picture: Picture) => Marker[] }
    }
  }
  const aruco: Aruco
  export default aruco
}
