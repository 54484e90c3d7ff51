export type { Brand } from './brand'
export { configSchema, defaultConfig, loadConfig, type Config } from './config'
export { ConfigProvider, useConfig } from './config-context'
