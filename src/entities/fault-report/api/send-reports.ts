import { faultReportAnswerSchema, type FaultReport } from '#contract/fault-report'
import { api, ofOwner } from '@/shared/api'
import { showToast } from '@/shared/ui/toaster'

/** The same reports may be sent again without harm. A recording for which there is no place is left out in words. @param owner whose they are. */
export async function sendReports(reports: readonly FaultReport[], owner: string): Promise<object> {
  for (const json of reports) {
    const { data } = await (await api()).post('v3/fault-reports', { json, context: ofOwner(owner) }).json(faultReportAnswerSchema)
    if (data.recording === 'noRoom')
      showToast({
        severity: 'info',
        title: 'Повідомлення надіслано без запису',
        detail: 'Для запису дій не лишилося місця. Саме повідомлення ми отримали.',
      })
  }
  return {}
}
