import { showToast } from '@/shared/ui/toaster'

/** Puts a text into the clipboard and says so; where the browser refuses, the text is shown to be copied by hand. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ severity: 'success', title: 'Скопійовано', detail: text })
  } catch {
    prompt('Скопіюйте посилання', text)
  }
}
