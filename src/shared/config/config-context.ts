import { createContext, use } from 'react'
import { defaultConfig, type Config } from './config'

const ConfigContext = createContext<Config>(defaultConfig)

export const ConfigProvider = ConfigContext.Provider
export const useConfig = (): Config => use(ConfigContext)
