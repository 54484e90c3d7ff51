import type { Assignment, Group } from '#contract/group'
import { sheetCode } from '#domain/answer-sheet'
import { readPaperVariants } from '@/entities/group'
import { css } from 'styled-system/css'
import { useAwaitedDeviceLog } from '@/shared/lib/device-log'
import { keepSheetKit } from '../../api/sheet-kits'
import { pupilsOf, sheetKit } from '../../model/sheet-kit'
import { PaperOut } from '../worksheet/paper-out'

/** A work of the class on paper: a sheet for each pupil, and some without a name. */
export function ClassPaper({ group, paper }: { group: Group; paper: Assignment }) {
  const log = useAwaitedDeviceLog()
  const { id, title, subject, subjectTitle } = paper
  const read = async (count: number) => {
    const drawn = await readPaperVariants(group.id, id, count)
    // Printed today, read where there may be no network. Where the device keeps nothing, reading needs one.
    void keepSheetKit(log(), sheetKit(group, id, `${subjectTitle}, ${title}`, drawn)).catch(() => undefined)
    void Promise.all([import('../scan/scan-page'), import('../../api/read-photo').then(({ keepReader }) => keepReader())]).catch(
      () => undefined,
    )
    return drawn
  }
  return (
    <PaperOut
      work={{ code: sheetCode(id), title, lang: null }}
      subject={subject}
      hasTemplates
      readVariants={read}
      pupils={pupilsOf(group).map(({ code, name }, index) => ({ code, name, number: index + 1 }))}
      aside={
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
          Ці бланки читаються з фото: «Зчитати аркуші з фото». Читати можна й без мережі, якщо цю роботу хоч раз надруковано або відкрито
          для зчитування на цьому пристрої.
        </p>
      }
    />
  )
}
