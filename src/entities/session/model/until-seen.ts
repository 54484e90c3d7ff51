const stepMs = 25
const steps = 20

/** Waits until what another tab has just written is seen here too, half a second at the most: browsers do not carry it over at once. */
export async function untilSeen(isThere: () => boolean): Promise<void> {
  for (let step = 0; step < steps && !isThere(); step += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, stepMs)
    })
}
