export { answerInPayload, expectPayloads, fetchPayloadAhead } from './payload'
