type InsideProps = { value: string; context: string; past: number | null; onStep: (by: number) => void; onLive: () => void }

/** The state and the context, now or after the chosen event, and the way through them step by step. */
export function Inside({ value, context, past, onStep, onLive }: InsideProps) {
  return (
    <section aria-labelledby="inside">
      <h2 id="inside">{past === null ? 'Зараз' : `Після події № ${past}`}</h2>
      <p data-part="steps">
        <button type="button" onClick={() => onStep(-1)}>
          ← Крок назад
        </button>
        <button type="button" disabled={past === null} onClick={() => onStep(1)}>
          Крок уперед →
        </button>
        <button type="button" disabled={past === null} onClick={onLive}>
          Наживо
        </button>
      </p>
      <pre>{value}</pre>
      <h3>Контекст</h3>
      <pre>{context || '—'}</pre>
    </section>
  )
}
