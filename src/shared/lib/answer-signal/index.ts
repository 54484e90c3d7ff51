export { isSoundOn, signalAnswer, switchSound } from './answer-signal'
