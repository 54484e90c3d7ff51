const marks = /Instagram|FBAN|FBAV|FB_IAB|Telegram|TikTok|musical_ly|Bytedance|trill_|Viber|Twitter|Snapchat|Pinterest|Line\/|; wv\)/

/** The browser inside another app, where providers refuse to sign anybody in. Telegram on iOS tells of itself only by a global. */
export const isWebview = (userAgent: string, globals: object): boolean => marks.test(userAgent) || 'TelegramWebviewProxy' in globals
