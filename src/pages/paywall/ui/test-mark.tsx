import { offerLook } from 'styled-system/recipes'

const look = offerLook()

/** The mark of pages on which no money is taken. */
export const TestMark = ({ isTest }: { isTest: boolean }) =>
  isTest ? (
    <p className={look.test} role="note">
      Тестовий режим оплати: гроші не списуються.
    </p>
  ) : null
