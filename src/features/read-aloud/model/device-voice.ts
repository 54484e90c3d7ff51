/** So long a voice may be silent before it is given up: some devices name voices that never speak. */
const silenceMs = 5000

/**
 * A voice of the device itself for a language: one that is fetched from a network would send it what is read.
 * @param lang its tag, `en` or `uk`.
 */
export const voiceOf = (lang: string): SpeechSynthesisVoice | null =>
  speechSynthesis.getVoices().find((voice) => voice.localService && voice.lang.replace('_', '-').split('-')[0]?.toLowerCase() === lang) ??
  null

/** Calls back whenever the voices of the device change: most browsers name them some time after they are first asked. */
export function watchVoices(onChange: () => void): () => void {
  speechSynthesis.addEventListener?.('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener?.('voiceschanged', onChange)
}

export type ReadingEnd = 'read' | 'stopped' | 'failed'

/**
 * Reads a text sentence by sentence (a long one is cut off by some voices); what is being read elsewhere stops.
 * @param onEnd called once, whatever ends it. @returns stops it.
 */
export function readWith(voice: SpeechSynthesisVoice, text: string, onEnd: (end: ReadingEnd) => void): () => void {
  let isOver = false
  const end = (how: ReadingEnd) => {
    if (isOver) return
    isOver = true
    clearTimeout(silence)
    if (how !== 'read') speechSynthesis.cancel()
    onEnd(how)
  }
  const silence = setTimeout(() => end('failed'), silenceMs)
  speechSynthesis.cancel()
  const sentences = sentencesOf(text, voice.lang)
  for (const [index, sentence] of sentences.entries()) {
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.voice = voice
    utterance.lang = voice.lang.replace('_', '-')
    utterance.addEventListener('start', () => clearTimeout(silence))
    utterance.addEventListener('error', ({ error }) => {
      if (isOver) return
      // Whoever cancelled it reads something else by now, which must go on.
      if (error === 'canceled' || error === 'interrupted') {
        isOver = true
        clearTimeout(silence)
        onEnd('stopped')
      } else end('failed')
    })
    utterance.addEventListener('end', () => index === sentences.length - 1 && end('read'))
    speechSynthesis.speak(utterance)
  }
  return () => end('stopped')
}

const sentencesOf = (text: string, lang: string): string[] => {
  const segments =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter(lang.replace('_', '-'), { granularity: 'sentence' }).segment(text), ({ segment }) => segment)
      : text.split('\n')
  return segments.map((sentence) => sentence.trim()).filter((sentence) => /\p{L}/u.test(sentence))
}
