import { offerLook } from 'styled-system/recipes'

const look = offerLook()

/** Said on every page of ours where no money is taken. */
export const TestMark = ({ isTest }: { isTest: boolean }) =>
  isTest ? (
    <p className={look.test} role="note">
      Тестовий режим оплати: гроші не списуються.
    </p>
  ) : null
