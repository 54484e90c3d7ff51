export type { Brand } from './brand'
export { defaultConfig, loadConfig, type Config } from './config'
export { ConfigProvider, useConfig } from './config-context'
