export { answerInPayload, expectPayloads } from './payload'
