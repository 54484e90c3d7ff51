import { useState } from 'react'
import { Celebration } from '@/shared/ui/celebration'
import { Menu } from '@/shared/ui/menu'

const choices = [
  { value: 'wrong', text: 'Лише неправильні', note: 'ті, де втрачено бали' },
  { value: 'same', text: 'Ті самі завдання', note: 'увесь тест ще раз' },
]

export function MenuSample() {
  const [chosen, choose] = useState('нічого')
  return (
    <>
      <Menu variant="secondary" label="Повторити" choices={choices} onChoose={choose} />
      <p>Обрано: {chosen}</p>
    </>
  )
}

export const CelebrationSample = () => <Celebration>Поріг подолано вперше.</Celebration>
