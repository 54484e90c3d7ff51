import { createLocalStore } from '../local-store'

const key = 'answer_sound'
const store = createLocalStore()

/** The pupil has asked for sound; nobody hears any before. */
export const isSoundOn = (): boolean => store.read(key) === 'on'

export function switchSound(isOn: boolean): void {
  if (isOn) store.write(key, 'on')
  else store.remove(key)
}

/** ms: on, off, on. */
const pulses = { right: [10], wrong: [20, 40, 20] } as const

/** A checked answer is felt where the device can be felt, and heard where that was asked for; who wants no motion feels nothing. */
export function signalAnswer(isRight: boolean): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!isStill && 'vibrate' in navigator) navigator.vibrate([...pulses[isRight ? 'right' : 'wrong']])
  if (isSoundOn()) void playTick(isRight).catch(() => undefined)
}

const seconds = 0.12

/** A pencil on paper: two short strokes of noise for a tick, one lower stroke for anything else. */
async function playTick(isRight: boolean): Promise<void> {
  const audio = new AudioContext()
  await audio.resume()
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = noise.getChannelData(0)
  const strokes = isRight ? [0, 0.05] : [0]
  for (let index = 0; index < samples.length; index += 1) {
    const at = index / audio.sampleRate
    const loudness = strokes.reduce((sum, begin) => (at >= begin ? sum + Math.exp((begin - at) * 60) : sum), 0)
    samples[index] = (Math.random() * 2 - 1) * loudness
  }
  const source = new AudioBufferSourceNode(audio, { buffer: noise })
  const paper = new BiquadFilterNode(audio, { type: 'bandpass', frequency: isRight ? 3200 : 900, Q: 1.2 })
  const volume = new GainNode(audio, { gain: 0.12 })
  source.connect(paper).connect(volume).connect(audio.destination)
  source.addEventListener('ended', () => void audio.close())
  source.start()
}
