import { Link } from 'wouter'
import { isAtRisk, isPredictable, predictionGate, type SubjectReadiness } from '#domain/prediction'
import { subjectsLook } from 'styled-system/recipes'
import { SubjectSign } from '@/entities/subject'
import { passText, rangeText, wantingText } from '@/entities/readiness'
import type { Prediction } from '#domain/forecast/range'
import { addresses } from '@/shared/routes'
import { Icon } from '@/shared/ui/icon'
import { Progress } from '@/shared/ui/progress'
import { Skeleton } from '@/shared/ui/skeleton'
import { kyivDay } from '#domain/day'
import { spelledDay } from '#domain/spelled'
import { RangeBar } from './range-bar'

const look = subjectsLook()

type SubjectRowProps = {
  subject: SubjectReadiness
  /** Undefined while it is being counted, null where there is not evidence enough. */
  prediction: Prediction | null | undefined
  target: number | null
  isNewcomer: boolean
}

/** A subject: the range that may be expected, or what is wanting for one; the target, the threshold, and how it was two weeks ago. */
export function SubjectRow({ subject, prediction, target, isNewcomer }: SubjectRowProps) {
  const { now, title } = subject
  return (
    <li className={look.row}>
      <div className={look.head}>
        <Link href={addresses.subject.to({ subject: subject.subject })} className={look.name}>
          <SubjectSign subject={subject.subject} title={title} />
          {title}
        </Link>
        {prediction && (
          <span>
            <span className={look.word}>орієнтовно</span> <span className={look.rangeText}>{rangeText(prediction)}</span>
          </span>
        )}
      </div>
      {prediction === undefined && isPredictable(now) && (
        <div className={look.rangeWait}>
          <Skeleton shapes={['line', 'line']} label={`Рахуємо прогноз: ${title}…`} />
        </div>
      )}
      {prediction && <Forecast prediction={prediction} target={target} />}
      {prediction === null && !isNewcomer && (
        <Progress
          label={wantingText(now)}
          value={Math.min(now.answers, predictionGate.answers)}
          max={predictionGate.answers}
          text={`${now.answers} з ${predictionGate.answers}`}
        />
      )}
      {!prediction && target !== null && <p className={look.notes}>Ціль: {target}</p>}
    </li>
  )
}

function Forecast({ prediction, target }: { prediction: Prediction; target: number | null }) {
  return (
    <>
      <RangeBar {...prediction} target={target} />
      <p className={look.notes}>
        {target !== null && <span>Ціль: {target}</span>}
        {!isAtRisk(prediction) && <span>Поріг: ймовірність {passText(prediction.pass)}</span>}
        {prediction.before && <Trend prediction={prediction} before={prediction.before} />}
        <Link href={addresses.admission.to()} className={look.name}>
          Мій конкурсний бал
        </Link>
      </p>
      {isAtRisk(prediction) && (
        <p className={look.guard}>
          <Icon name="alert" size="small" />
          <span>Імовірність подолати поріг: {passText(prediction.pass)}. Спершу беремо завдання, які дають перші бали.</span>
        </p>
      )}
    </>
  )
}

function Trend({ prediction, before }: { prediction: Prediction; before: NonNullable<Prediction['before']> }) {
  const change = middle(prediction) - middle(before)
  const [icon, word] =
    change > 1 ? (['arrow-up', 'вище'] as const) : change < -1 ? (['arrow-down', 'нижче'] as const) : (['arrow-right', 'так само'] as const)
  return (
    <span className={look.trend}>
      <Icon name={icon} size="small" /> {word}: {spelledDay(kyivDay(new Date(before.at)))} було {rangeText(before)}
    </span>
  )
}

const middle = ({ low, high }: Pick<Prediction, 'low' | 'high'>): number => ((low ?? 100) + (high ?? 100)) / 2
