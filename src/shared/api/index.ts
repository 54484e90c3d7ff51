export { api, configureApi } from './api'
export { credentialCheck, withoutSession, type ApiOptions, type SessionPort } from './client'
export { describeDevice, readDeviceId, type Device } from './device'
export { problemOf, type Problem } from './problem'
