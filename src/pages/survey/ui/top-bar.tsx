import { SaveChip } from '@/entities/survey'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Icon, type IconName } from '@/shared/ui/icon'
import { ForeignTitle, langIn } from '@/shared/ui/rich-text'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { withDrafts } from '../model/save-state-of'
import { sumOfNumbers } from '../model/task-state'
import { useSitting } from './sitting-context'
import { topBarLook } from './top-bar-look'

const pauseText: Record<'alarm' | 'rest', { text: string; name: string; icon: IconName }> = {
  alarm: { text: 'Тривога', name: 'Тривога: зупинити час', icon: 'siren' },
  rest: { text: 'Пауза', name: 'Пауза: зупинити час', icon: 'pause' },
}

/** The way out, the name of the paper, how its answers are kept, the tools and the clock. */
export function TopBar() {
  const { clock, leave } = useSitting()
  return (
    <header className={topBarLook}>
      <div className={css({ gridArea: 'exit' })}>
        <Button variant="quiet" isSquare onClick={leave} aria-label="Вийти з тесту">
          <Icon name="cross" />
        </Button>
      </div>
      <Title />
      <Saving />
      <Tools />
      <div className={css({ gridArea: 'clock' })}>{clock}</div>
    </header>
  )
}

function Title() {
  const { survey, open, titles } = useSitting()
  const subject = survey.subjects.length > 1 ? null : titles[open.question.subject]
  const { extraTime } = survey.policy
  return (
    <p data-part="title" className={titleLook}>
      {subject || <ForeignTitle text={survey.title} lang={langIn(open.question)} />}
      <span className={css({ display: { base: 'none', md: 'inline' }, fontWeight: 'regular', color: 'inkMuted' })}>
        {subject && ` · ${survey.title}`}
        {extraTime > 0 && ` · +${extraTime} % часу`}
      </span>
      {survey.isBegunOffline === true && <BegunOffline />}
    </p>
  )
}

/** The state of the answers; on a narrow screen, while all is well, how many numbers of the subject have one. */
function Saving() {
  const { open, saving, waiting } = useSitting()
  const shown = withDrafts(saving, open.tasks)
  const { answered, numbers } = sumOfNumbers(open.tasks.filter(({ subject }) => subject === open.question.subject))
  return (
    <>
      <div className={css({ gridArea: 'state', display: 'flex', paddingInlineStart: { base: '2', md: '0' } })}>
        <SaveChip saving={shown} waiting={waiting} />
      </div>
      {!['unsaved', 'refused', 'offline'].includes(shown) && (
        <p data-part="answered" className={answeredLook}>{`Відповідей: ${answered} з ${numbers}`}</p>
      )}
    </>
  )
}

function Tools() {
  const { panel, hasReference, pause, toggle, stop, ask } = useSitting()
  return (
    <div className={css({ gridArea: 'tools', display: 'flex', '& button': { paddingInline: '3' } })}>
      {hasReference && (
        <Button variant="quiet" onClick={() => toggle('reference')} aria-expanded={panel === 'reference'} aria-label="Довідкові матеріали">
          <Icon name="book" />
          <span className={css({ display: { base: 'none', lg: 'inline' } })}>Довідкові матеріали</span>
        </Button>
      )}
      {pause && (
        <Button variant="quiet" onClick={stop} aria-label={pauseText[pause].name} title={pauseText[pause].name}>
          <Icon name={pauseText[pause].icon} />
          <span className={css({ display: { base: 'none', md: 'inline' } })}>{pauseText[pause].text}</span>
        </Button>
      )}
      <span className={css({ display: { base: 'none', lg: 'block' } })}>
        <Button variant="quiet" isSquare onClick={() => ask('keys')} aria-label="Гарячі клавіші" title="Гарячі клавіші">
          ?
        </Button>
      </span>
    </div>
  )
}

/** On a narrow screen the picture alone; its words are there for who listens. */
function BegunOffline() {
  return (
    <span className={css({ marginInlineStart: '2', fontWeight: 'regular', color: 'inkMuted', whiteSpace: 'nowrap' })}>
      <span className={css({ display: { base: 'inline-block', md: 'none' }, verticalAlign: 'middle' })}>
        <Icon name="cloud-off" size="small" />
        <VisuallyHidden>почато без мережі</VisuallyHidden>
      </span>
      <span className={css({ display: { base: 'none', md: 'inline' } })}>· почато без мережі</span>
    </span>
  )
}

const titleLook = css({
  gridArea: 'title',
  textStyle: 'smallLabel',
  fontSize: { md: 'body' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
const answeredLook = css({
  gridArea: 'state',
  justifySelf: 'end',
  paddingInlineEnd: '2',
  textStyle: 'small',
  fontSize: 'fine',
  color: 'inkMuted',
  fontVariantNumeric: 'tabular-nums',
  md: { display: 'none' },
})
