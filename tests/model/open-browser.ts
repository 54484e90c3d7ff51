import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../../scripts/find-browser/find-browser'

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync']

export const openBrowser = async (): Promise<Browser> => chromium.launch({ executablePath: await findBrowser(), args })
