import './paywall.css'

/** Said on every page of ours where no money is taken. */
export const TestMark = ({ isTest }: { isTest: boolean }) =>
  isTest ? (
    <p className="paywall-test" role="note">
      Тестовий режим оплати: гроші не списуються.
    </p>
  ) : null
