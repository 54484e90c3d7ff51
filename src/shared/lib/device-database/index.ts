export { deviceDatabase, type DeviceDatabase } from './device-database'
