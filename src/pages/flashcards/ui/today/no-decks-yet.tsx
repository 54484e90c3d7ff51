import { Panel } from '@/shared/ui/panel'

/** Explains cards to a pupil who has chosen none yet. */
export const NoDecksYet = () => (
  <Panel tone="marker" title="Обери, що вчити">
    <p>
      Дати, формули, наголоси повертаються саме тоді, коли починають забуватися. Десять нових карток на день — це кілька хвилин. Обери
      колоду, і перші картки з’являться тут.
    </p>
  </Panel>
)
