import type { ConstantName } from './constants.ts'

/** One value of the product that is changed: `from` stands once in `file` and becomes `to`; then a test of `test` must fail. */
export type Mutation = { of: ConstantName; file: string; from: string; to: string; test: TestName }
export type TestName =
  | 'addresses.test.ts'
  | 'calls.test.ts'
  | 'frame.test.tsx'
  | 'limits.test.ts'
  | 'profile.test.tsx'
  | 'server.test.ts'
  | 'session.test.ts'
  | 'words.test.tsx'

const rows =
  (test: TestName, file: string) =>
  (...changes: readonly [of: ConstantName, from: string, to: string][]): Mutation[] =>
    changes.map(([of, from, to]) => ({ of, file, from, to, test }))

/** Every constant of the specification where the product has it. A line that no longer fits its file is an error, as is one that no test notices. */
export const mutations: readonly Mutation[] = [
  ...rows('addresses.test.ts', 'src/shared/routes/addresses.ts')(
    ['pathOfLanding', "landing: fixed('/')", "landing: fixed('/home')"],
    ['pathOfAuth', "auth: fixed('/auth')", "auth: fixed('/login')"],
    ['pathOfAuthCallback', "fixed('/auth/callback')", "fixed('/auth/back')"],
    ['pathOfSocialAuth', "fixed('/social-auth')", "fixed('/social')"],
    ['pathOfCourses', "pattern: fixed('/courses').pattern", "pattern: fixed('/course').pattern"],
    ['pathOfCourses', "query.size === 0 ? '/courses'", "query.size === 0 ? '/course'"],
    ['pathOfDashboard', "fixed('/dashboard')", "fixed('/board')"],
    ['pathOfError', "fixed('/error')", "fixed('/errors')"],
    ['pathOfFlashcard', "fixed('/flashcard')", "fixed('/flashcards')"],
    ['pathOfGroupPremium', "fixed('/group-premium')", "fixed('/groups')"],
    ['pathOfPartnership', "fixed('/partnership')", "fixed('/partners')"],
    ['pathOfPaywall', "fixed('/paywall')", "fixed('/premium')"],
    ['pathOfPaywallV2', "fixed('/paywall/paywallv2')", "fixed('/paywall/v2')"],
    ['pathOfPrivacy', "fixed('/privacy')", "fixed('/privacy-policy')"],
    ['pathOfProfile', "fixed('/profile')", "fixed('/account')"],
    ['pathOfPublicOferta', "fixed('/public-oferta')", "fixed('/oferta')"],
    ['pathOfTeam', "fixed('/team')", "fixed('/about')"],
    ['pathOfTerms', "fixed('/terms')", "fixed('/rules')"],
    ['pathOfResult', '^/result/${subject}', '^/results/${subject}'],
    ['pathOfResult', '`/result/${of.subject}', '`/results/${of.subject}'],
    ['pathOfSurvey', 'survey/(?<type>', 'session/(?<type>'],
    ['pathOfSurvey', 'survey/${of.surveyId}', 'session/${of.surveyId}'],
    ['pathOfSurvey', '(?<type>[^/-]+)-(?<uid>', '(?<type>[^/-]+)_(?<uid>'],
    ['pathOfTests', 'tests/(?<mode>', 'test/(?<mode>'],
    ['pathOfTests', 'tests/${of.mode}', 'test/${of.mode}'],
    ['pathOfTheoryTest', 'test-(?<testId>', 'check-(?<testId>'],
    ['pathOfTheoryTest', 'test-${of.testId}', 'check-${of.testId}'],
    ['pathOfArticle', 'theory/(?<type>[^/]+)/(?<seoCode>', 'articles/(?<type>[^/]+)/(?<seoCode>'],
    ['pathOfArticle', 'theory/${of.type}/${of.seoCode}', 'articles/${of.type}/${of.seoCode}'],
    ['pathOfTheory', 'theory/(?<type>[^/]+)/?$', 'notes/(?<type>[^/]+)/?$'],
    ['pathOfTheory', 'theory/${of.type}`,\n  },\n  subject', 'notes/${of.type}`,\n  },\n  subject'],
    ['pathOfSubjects', "subjects: fixed('/subjects')", "subjects: fixed('/catalogue')"],
    ['pathOfSubjects', 'pattern: new RegExp(`^/subjects/${subject}/?$`)', 'pattern: new RegExp(`^/subject/${subject}/?$`)'],
    ['pathOfContent', 'new RegExp(`^/${tail}/?$`)', 'new RegExp(`^/pages/${tail}/?$`)'],
    ['guardedPath', "profile: fixed('/profile')", "profile: fixed('/account')"],
  ),
  ...rows(
    'addresses.test.ts',
    'src/app/routing/content-page-routes.ts',
  )(['publicPages', "access: 'open',\n    hasPublicMenu: true,\n    title: 'Команда'", "access: 'open',\n    title: 'Команда'"]),
  ...rows('addresses.test.ts', 'src/app/routing/stays-after-sign-in.ts')(
    ['staysAfterSignIn', "['paywall', 'paywallV2']", "['paywall']"],
    ['staysAfterSignIn', "['paywall', 'paywallV2']", "['paywallV2']"],
    ['staysAfterSignIn', "['paywall', 'paywallV2']", "['paywall', 'paywallV2', 'courses']"],
  ),

  // Header, footer, 404
  ...rows('frame.test.tsx', 'src/shared/ui/unknown-address/unknown-address.tsx')(
    ['unmatchedRoute', 'Page not found:', 'Not found:'],
    ['statusOfUnmatchedRoute', '404 ·', '410 ·'],
  ),
  ...rows('frame.test.tsx', 'src/pages/not-found/ui/not-found-page.tsx')(
    ['notFoundTitle', '404 - Сторінка не знайдена', '404: сторінки немає'],
    ['notFoundHome', 'addresses.landing.to()', 'addresses.team.to()'],
    ['nameOfNotFoundHome', 'На головну', 'Додому'],
    ['notFoundText', 'Сталася помилка: того, що ти шукаєш, не вдалося знайти.', 'Такої сторінки немає.'],
  ),
  ...rows('frame.test.tsx', 'src/widgets/site-header/ui/links.ts')(
    ['publicMenu', "{ href: '/flashcard', text: 'Флешкартки' }", "{ href: '/flashcards', text: 'Флешкартки' }"],
    ['publicMenu', "{ href: '/team', text: 'Команда' }", "{ href: '/about', text: 'Команда' }"],
    ['publicMenu', "{ href: '/partnership', text: 'Партнерство' }", "{ href: '/partners', text: 'Партнерство' }"],
    ['publicMenu', "{ href: '/dashboard', text: 'Навчання' }", "{ href: '/me', text: 'Навчання' }"],
    ['publicMenuNames', "text: 'Флешкартки'", "text: 'Картки'"],
    ['publicMenuNames', "text: 'Команда'", "text: 'Про нас'"],
    ['publicMenuNames', "text: 'Партнерство'", "text: 'Партнерам'"],
    ['publicMenuNames', "text: 'Навчання'", "text: 'Вчитися'"],
  ),
  ...rows('frame.test.tsx', 'src/widgets/site-header/ui/session-control.tsx')(
    ['signIn', '\n      Увійти\n', '\n      Ввійти\n'],
    ['signOut', '\n      Вийти\n', '\n      Вихід\n'],
  ),
  ...rows('frame.test.tsx', 'src/widgets/site-header/ui/desktop-menu.tsx')(
    ['controlsOfPublicVisitor', '(session.isSignedIn || !isPublicPage)', '(session.isSignedIn || isPublicPage)'],
    [
      'controlsOfPublicVisitor',
      '{(session.isSignedIn || !isPublicPage) && <SessionControl {...session} />}',
      '<SessionControl {...session} />',
    ],
  ),
  ...rows('frame.test.tsx', 'src/widgets/site-header/ui/mobile-menu.tsx')(
    ['burger', 'aria-label="Меню"', 'aria-label="Навігація"'],
    ['scrollLockOfMenu', ' data-menu=""', ''],
    ['controlsOfMobileMenu', '<SessionControl {...session} isWide onPress={close} />', ''],
    ['publicMenu', '{[learning, ...links].map(', '{links.map('],
  ),
  ...rows('frame.test.tsx', 'src/app/styles/global-css.ts')(
    [
      'scrollLockOfMenu',
      "'&:has(dialog[data-menu][open])': { overflow: 'hidden' }",
      "'&:has(dialog[data-menu][open])': { overflow: 'auto' }",
    ],
    ['scrollLockOfMenu', "    '&:has(dialog[data-menu][open])': { overflow: 'hidden' },\n", ''],
  ),
  ...rows('frame.test.tsx', 'src/widgets/site-footer/ui/site-footer.tsx')(
    ['footerSections', 'title="Навігація"', 'title="Розділи"'],
    ['footerSections', 'title="Соціальні мережі"', 'title="Мережі"'],
    ['footerSections', 'title="Контакти"', 'title="Зв’язок"'],
    ['footerSections', 'title="Додаткові посилання"', 'title="Документи"'],
    ['footerSections', 'title="Завантажити застосунок"', 'title="Застосунки"'],
    ['footerLinks', 'href="/flashcard"', 'href="/flashcards"'],
    ['footerLinks', 'href="/team"', 'href="/about"'],
    ['footerLinks', 'href="/partnership"', 'href="/partners"'],
    ['footerLinks', 'href="/dashboard"', 'href="/me"'],
    ['footerLinks', 'href="/group-premium"', 'href="/groups"'],
    ['footerLinks', 'href="/public-oferta"', 'href="/oferta"'],
    ['footerLinks', 'href="/terms"', 'href="/rules"'],
    ['footerLinks', 'href="/privacy"', 'href="/policy"'],
    ['footerNewTabs', 'text="Умови користування" isNewTab', 'text="Умови користування"'],
    ['footerNewTabs', 'text="Політика конфіденційності" isNewTab', 'text="Політика конфіденційності"'],
    ['companyDetails', '<FooterLink href="/rekvizyty" text="Реквізити компанії" />', ''],
    ['footerContacts', 'brand.emails.map(', 'brand.emails.slice(1).map('],
    ['footerSocials', 'brand.socials.map(', 'brand.socials.slice(1).map('],
    ['footerStores', 'brand.stores.map(', 'brand.stores.slice(1).map('],
    ['footerPhones', 'href={`tel:${', 'href={`sip:${'],
  ),
  ...rows('frame.test.tsx', 'public/config.json')(
    ['footerContacts', '"emails": ["hello@skladu.example", ', '"emails": ['],
    ['footerSocials', '      { "name": "Instagram", "href": "https://social.example/instagram" },\n', ''],
    ['footerStores', '      { "name": "App Store", "href": "https://store.example/ios" },\n', ''],
    ['footerPhones', '"phone": "+380000000000"', '"phone": ""'],
  ),
  ...rows('frame.test.tsx', 'src/widgets/site-footer/ui/legal-entity.tsx')(
    ['footerCompany', 'brand.legalEntity || brand.name', 'brand.name'],
    ['footerCompany', '`Код ЄДРПОУ ${brand.registrationNumber}`', "'Код ЄДРПОУ'"],
    ['footerCompany', 'registration, brand.address]', 'registration]'],
  ),
  ...rows('frame.test.tsx', 'src/widgets/site-header/ui/site-header.tsx')(
    ['burger', 'aria-label="Меню"', 'aria-label="Навігація"'],
    ['logoLeadsTo', '<Link href="/dashboard" className={logo}>', '<Link href="/" className={logo}>'],
  ),

  ...rows('limits.test.ts', 'public/config.json')(
    ['configKeys', '"googleApiKey"', '"googleKey"'],
    ['configKeys', '"appleApiKey"', '"appleKey"'],
    ['configKeys', '"apiBaseUrl"', '"apiUrl"'],
  ),

  // The modal
  ...rows('words.test.tsx', 'src/app/styles/tokens.ts')(['modalWidth', 'dialog: 33', 'dialog: 32']),
  ...rows('words.test.tsx', 'src/shared/ui/dialog/dialog.tsx')(
    ['modalWidth', "dialog: { maxWidth: 'dialog' }", "dialog: { maxWidth: 'text' }"],
    ['modalWidth', "width = 'dialog'", "width = 'wide'"],
    ['closeOfModal', 'aria-label="Закрити"', 'aria-label="Геть"'],
  ),
  ...rows('words.test.tsx', 'src/shared/ui/dialog/look.ts')(['modalMaxHeight', "'[95dvh]'", "'[100dvh]'"]),
  ...rows('words.test.tsx', 'src/features/auth-modal/ui/auth-title.tsx')(
    ['titleOfSignIn', "'Вхід'", "'Увійти'"],
    ['titleOfSignUp', "'Реєстрація'", "'Новий акаунт'"],
    ['titleOfForgotPassword', "'Назад'", "'Відновлення'"],
  ),
  ...rows('words.test.tsx', 'src/features/auth-modal/ui/sign-in-form.tsx')(
    ['linkToSignUp', 'Вперше тут? Зареєструватися', 'Зареєструватися'],
    ['linkToForgotPassword', 'Забули пароль?', 'Не пам’ятаєш пароль?'],
    ['buttonOfSignIn', 'submit="Увійти"', 'submit="Далі"'],
    ['fieldOfEmail', 'label="E-mail"', 'label="Пошта"'],
    ['fieldOfPassword', 'label="Пароль"', 'label="Твій пароль"'],
    ['emailType', 'type="email"', 'type="text"'],
    ['emailIsRequired', 'inputMode="email"\n              required', 'inputMode="email"'],
    ['signInPasswordMinLength', 'minLength={8}', 'minLength={6}'],
    ['signInPasswordIsRequired', 'autoComplete="current-password" required', 'autoComplete="current-password"'],
  ),
  ...rows('words.test.tsx', 'src/features/auth-modal/ui/sign-up-form.tsx')(
    ['linkToSignIn', 'Уже є акаунт? Увійти', 'Увійти'],
    ['buttonOfSignUp', 'submit="Зареєструватися"', 'submit="Далі"'],
    ['fieldOfName', 'label="Повне ім’я"', 'label="Ім’я"'],
    ['fieldOfEmail', 'label="E-mail"', 'label="Пошта"'],
    ['fieldOfPassword', 'label="Пароль"', 'label="Новий пароль"'],
    ['emailType', 'type="email"', 'type="text"'],
    ['emailIsRequired', 'inputMode="email"\n              required', 'inputMode="email"'],
    ['nameMinLength', 'minLength={3}', 'minLength={2}'],
    ['nameIsRequired', 'autoComplete="name" required', 'autoComplete="name"'],
    ['consentToTerms', 'addresses.terms.to()', 'addresses.team.to()'],
    ['consentToPrivacy', 'addresses.privacy.to()', 'addresses.team.to()'],
    ['nameOfTerms', 'Умови користування', 'Правила'],
    ['nameOfPrivacy', 'Політика конфіденційності', 'Політику конфіденційності'],
    ['consentToProcessing', 'погоджуюся на обробку персональних даних', 'погоджуюся'],
    ['consentOpensButton', 'isLocked={!hasConsent}', ''],
    ['consentOpensButton', 'isLocked={!hasConsent}', 'isLocked'],
  ),
  ...rows('words.test.tsx', 'src/features/auth-modal/ui/forgot-password.tsx')(
    ['buttonOfRestore', 'submit="Відновити"', 'submit="Надіслати"'],
    ['fieldOfEmail', 'label="E-mail"', 'label="Пошта"'],
    ['emailType', 'type="email"', 'type="text"'],
    ['emailIsRequired', 'inputMode="email"\n            required', 'inputMode="email"'],
    ['newPasswordSent', 'Новий пароль надіслано на пошту', 'Перевір пошту'],
    ['okOfConfirmation', '\n          OK\n', '\n          Гаразд\n'],
  ),
  ...rows('words.test.tsx', 'src/features/auth-modal/ui/provider-buttons.tsx')(
    ['googleButton', "google: 'Google'", "google: 'Gmail'"],
    ['appleButton', "apple: 'Apple'", "apple: 'iCloud'"],
    ['googleButton', 'Увійти через ${', 'Вхід через ${'],
    ['appleButton', 'Увійти через ${', 'Вхід через ${'],
  ),
  ...rows('words.test.tsx', 'src/features/auth-modal/ui/auth-views.tsx')(
    ['googleButton', "(['google'] as const)", '[]'],
    ['appleButton', "(['apple'] as const)", '[]'],
  ),
  ...rows(
    'words.test.tsx',
    'src/features/auth-modal/model/auth-modal.machine.ts',
  )(['viewAfterClosing', "on: { 'modal.open': 'open', ", "on: { 'modal.open': 'open.view.forgotPassword', "]),
  ...rows('calls.test.ts', 'src/features/auth-modal/api/provider.ts')(['consoleOfProviders', 'console.error(', 'console.debug(']),
  ...rows('words.test.tsx', 'src/shared/ui/password-field/password-field.tsx')(
    ['showPassword', "'Показати пароль'", "'Показати'"],
    ['hidePassword', "'Приховати пароль'", "'Сховати'"],
    ['passwordType', '<PasswordInput.Root\n', '<PasswordInput.Root\n      defaultVisible\n'],
    ['shownPasswordType', '<PasswordInput.Root\n', '<PasswordInput.Root\n      visible={false}\n'],
  ),
  ...rows('words.test.tsx', 'src/shared/ui/password-field/new-password-field.tsx')(
    ['passwordHint', 'Пароль повинен містити 8 символів', 'Щонайменше 8 символів'],
    ['signUpPasswordMinLength', 'minLength={8}', 'minLength={6}'],
    ['signUpPasswordIsRequired', '    required\n', ''],
  ),

  // Entities and their fields
  ...rows('server.test.ts', 'contract/user.ts')(
    ['answerWithUser', 'v.object({ data: v.object({ user: userSchema }) })', 'v.object({ data: v.object({ holder: userSchema }) })'],
    ['answerWithStatistic', 'v.object({ statistic: statisticSchema })', 'v.object({ statistics: statisticSchema })'],
    ['answerWithUploadUrl', 'upload_url: v.string()', 'url: v.string()'],
    ['userHasPremium', "status: v.picklist(['none', 'active'])", "state: v.picklist(['none', 'active'])"],
    ['userHasPremium', 'premium: premiumSchema', 'plan: premiumSchema'],
  ),
  ...rows('server.test.ts', 'contract/auth.ts')(
    ['answerWithToken', '    token: v.string(),\n    refresh_token', '    bearer: v.string(),\n    refresh_token'],
    ['successFlag', 'success: v.optional(v.boolean())', 'ok: v.optional(v.boolean())'],
    ['successFlag', 'v.object({ success: v.boolean() })', 'v.object({ ok: v.boolean() })'],
    ['signInFields', 'credentialsSchema = v.object({ email: emailSchema', 'credentialsSchema = v.object({ login: emailSchema'],
    ['signInFields', 'email: emailSchema, password: givenPasswordSchema })', 'email: emailSchema, secret: givenPasswordSchema })'],
    ['signUpFields', '  name: nameSchema,', '  full_name: nameSchema,'],
    ['signUpFields', '  anonymous_token: v.optional', '  guest_token: v.optional'],
    ['signUpFields', 'anonymous_token: v.optional(tokenSchema)', 'anonymous_token: tokenSchema'],
    ['resetFields', 'passwordResetSchema = v.object({ email', 'passwordResetSchema = v.object({ address'],
    ['googleFields', 'googleSignInSchema = v.object({ token', 'googleSignInSchema = v.object({ credential'],
    ['appleFields', '  external_user_id: v.pipe', '  user_id: v.pipe'],
    ['nameMinLength', 'visibleLine(3,', 'visibleLine(2,'],
    ['signUpPasswordMinLength', 'countCharacters(text) >= 8', 'countCharacters(text) >= 7'],
    ['signInPasswordMinLength', 'v.minLength(8,', 'v.minLength(9,'],
    ['passwordHint', "tooShort = 'Пароль повинен містити 8 символів'", "tooShort = 'Закороткий пароль'"],
  ),
  ...rows('server.test.ts', 'contract/subscription.ts')(
    ['cancelFields', '  store_item_id: v.pipe', '  item_id: v.pipe'],
    ['defaultStore', "defaultStore = 'web'", "defaultStore = 'site'"],
  ),
  ...rows('calls.test.ts', 'contract/subscription.ts')(['defaultStore', "defaultStore = 'web'", "defaultStore = 'ios'"]),
  ...rows('server.test.ts', 'contract/problem.ts')(['fieldOfErrorMessage', 'errorMessage: v.string()', 'message: v.string()']),
  ...rows('limits.test.ts', 'src/shared/config/config.ts')(
    ['configKeys', '  apiBaseUrl: v.optional', '  apiUrl: v.optional'],
    ['configKeys', '  googleApiKey: v.optional', '  googleKey: v.optional'],
    ['configKeys', '  appleApiKey: v.optional', '  appleKey: v.optional'],
    ['apiBase', "v.optional(v.string(), '/api')", "v.optional(v.string(), '/rest')"],
    ['refreshProvider', "'refresh']), 'refresh')", "'refresh']), 'local')"],
  ),
  ...rows('calls.test.ts', 'src/shared/api/device.ts')(
    ['defaultModel', "model: 'Web'", "model: 'Browser'"],
    ['defaultModel', 'browser.name ?? unknownAgent.model', 'unknownAgent.model'],
    ['defaultPlatform', "platform: 'Unknown', platformVersion", "platform: 'Other', platformVersion"],
    ['defaultPlatform', 'os.name ?? unknownAgent.platform', 'unknownAgent.platform'],
    ['defaultPlatformVersion', "platformVersion: 'Unknown' }", "platformVersion: '' }"],
    ['defaultPlatformVersion', 'os.version ?? unknownAgent.platformVersion', 'unknownAgent.platformVersion'],
    ['keyOfDeviceId', "deviceIdKey = 'deviceId'", "deviceIdKey = 'device_id'"],
    ['uuidVersion', "import { v4 as createUuid, validate } from 'uuid'", "import { v7 as createUuid, validate } from 'uuid'"],
  ),
  ...rows(
    'calls.test.ts',
    'src/shared/lib/local-store/local-store.ts',
  )(['storageOfKeys', '() => Storage = () => localStorage', '() => Storage = () => sessionStorage']),
  ...rows('session.test.ts', 'src/entities/session/model/token-store.ts')(
    ['keyOfToken', "token: 'token'", "token: 'session_token'"],
    ['keyOfAnonymousToken', "anonymousToken: 'anonymous_token'", "anonymousToken: 'guest_token'"],
    ['keyOfPremiumStatus', "premiumStatus: 'premiumStatus'", "premiumStatus: 'premium_status'"],
    ['keyOfPremiumStatus', '  if (tokens.token === null) store.remove(tokenKeys.premiumStatus)\n', ''],
  ),

  // States and transitions
  ...rows('session.test.ts', 'src/app/wiring/wiring.ts')(
    ['afterSignIn', 'navigate(addresses.dashboard.to())', 'navigate(addresses.me.to())'],
    [
      'afterLogout',
      "if (reason !== 'refused') return navigate(addresses.landing.to())",
      "if (reason === 'deleted') return navigate(addresses.landing.to())",
    ],
    [
      'afterDeletion',
      "if (reason !== 'refused') return navigate(addresses.landing.to())",
      "if (reason === 'left') return navigate(addresses.landing.to())",
    ],
    ['keyOfPremiumStatus', '    storePremiumStatus(store, account.user.premium.status)\n', ''],
    ['successTitle', "title: 'Успішно'", "title: 'Готово'"],
    ['successSeverity', "severity: 'success', title", "severity: 'info', title"],
    ['registered', 'Ваша реєстрація пройшла успішно', 'Акаунт створено'],
  ),
  ...rows('session.test.ts', 'src/entities/session/api/session-calls.ts')(
    [
      'loadedAfterSignIn',
      "    client.get('v3/user/v2-statistic', options).json(statisticAnswerSchema),",
      '    { data: { statistic: {} as Statistic } },',
    ],
    [
      'loadedAfterSignIn',
      "    client.get('v3/user', options).json(userAnswerSchema),\n    client",
      "    { data: { user: { premium: { status: 'none' } } as User } },\n    client",
    ],
    ['callToLogOut', "post('v3/user/logout')", "post('v3/logout')"],
  ),
  ...rows('session.test.ts', 'src/entities/session/model/session.machine.ts')(
    [
      'loadedAfterSignIn',
      "initial: 'loading',\n          on: { 'session.recheck'",
      "initial: 'missing',\n          on: { 'session.recheck'",
    ],
    [
      'refusedToken',
      "'session.expire': {\n          guard: { type: 'isOwnToken', params: ({ event }) => event },\n          target: 'restoring',\n          actions: ['forgetToken', 'tellTokens', 'tellRefused'],\n        },",
      '',
    ],
    ['keyOfAnonymousToken', '{ ...noTokens, anonymousToken: context.tokens.anonymousToken }', '{ ...noTokens }'],
  ),
  ...rows(
    'session.test.ts',
    'src/shared/api/client.ts',
  )(['refusedToken', 'error.response.status === 401', 'error.response.status === 403']),
  ...rows('session.test.ts', 'src/entities/session/model/tokens.ts')(
    ['keyOfAnonymousToken', '* 1000,\n  anonymousToken: null,', '* 1000,\n  anonymousToken: tokens.anonymousToken,'],
    ['msOfMaxAge', '* 1000,\n  anonymousToken: null,', '* 60_000,\n  anonymousToken: null,'],
  ),
  ...rows('calls.test.ts', 'src/pages/profile/api/profile-calls.ts')(
    ['statusOfDeletion', 'if (status !== 200) throw', 'if (status >= 300) throw'],
    ['statusOfDeletion', 'status !== 200', 'status !== 204'],
    ['callToDeleteUser', "delete('v3/user')", "delete('v3/me')"],
    ['callToDeleteUser', "delete('v3/user')", "post('v3/user')"],
    ['callToSaveUser', "post('v3/user', { json })", "put('v3/user', { json })"],
    ['callToSaveUser', "post('v3/user', { json })", "post('v3/profile', { json })"],
    ['callToCancel', 'v3/subscriptions/', 'v3/subscription/'],
    ['callToCancel', '/cancel`', '/stop`'],
    ['defaultStore', 'store ?? defaultStore', "store ?? 'stripe'"],
    ['cancelFields', 'v.parse(cancellationSchema, { store_item_id })', '{ id: store_item_id }'],
  ),
  ...rows('profile.test.tsx', 'src/pages/profile/ui/profile-page.tsx')(
    [
      'reloadedAfterCancel',
      '<Premium premium={user.premium} onChange={reload} />',
      '<Premium premium={user.premium} onChange={() => undefined} />',
    ],
    ['reloadedAfterProfileUpdate', "name={user.name ?? ''} onChange={reload} />", "name={user.name ?? ''} onChange={() => undefined} />"],
    ['afterDeletion', '<Deletion onDone={forget} />', '<Deletion onDone={() => undefined} />'],
    ['titleOfProfile', 'title="Персональні дані"', 'title="Профіль"'],
  ),
  ...rows(
    'profile.test.tsx',
    'src/pages/profile/ui/premium.tsx',
  )([
    'reloadedAfterCancel',
    'useConsent(() => cancelSubscription(premium), onChange)',
    'useConsent(() => cancelSubscription(premium), () => undefined)',
  ]),
  ...rows(
    'profile.test.tsx',
    'src/pages/profile/ui/name.tsx',
  )(['reloadedAfterProfileUpdate', "actor.on('profile.changed', onChange), ", '']),
  ...rows('limits.test.ts', 'src/features/auth-modal/model/stored-confirmation.ts')(
    ['resetConfirmationSeconds', 'ttlSeconds = 50', 'ttlSeconds = 60'],
    ['resetConfirmationSeconds', 'ttlSeconds * 1000', 'ttlSeconds * 100'],
  ),

  // Calls: the browser
  ...rows('calls.test.ts', 'src/entities/session/model/tokens.ts')(['bearerOrder', 'token ?? anonymousToken', 'anonymousToken ?? token']),
  ...rows('calls.test.ts', 'src/shared/api/client.ts')(
    ['appVersion', "appVersion = '1.0.0'", "appVersion = '1.0.1'"],
    ['contentType', "'application/json'", "'text/plain'"],
    ['headerOfContentType', "set('Content-Type', ", "set('X-Content-Type', "],
    ['headerOfAppVersion', "set('X-App-Version', ", "set('X-Version', "],
    ['headerOfDeviceId', "set('X-Device-Id', ", "set('X-Device', "],
    ['headerOfDeviceModel', "set('X-Device-Model', ", "set('X-Device-Name', "],
    ['headerOfDevicePlatform', "set('X-Device-Platform', ", "set('X-Device-System', "],
    ['headerOfDevicePlatformVersion', "set('X-Device-Platform-Version', ", "set('X-Device-System-Version', "],
    ['headerOfAuthorization', "set('Authorization', ", "set('X-Authorization', "],
    ['bearerScheme', '`Bearer ${bearer}`', '`Token ${bearer}`'],
  ),
  ...rows('calls.test.ts', 'src/entities/session/api/session-calls.ts')(
    ['callForUser', "client.get('v3/user', options)", "client.get('v3/me', options)"],
    ['callForStatistic', "client.get('v3/user/v2-statistic', options)", "client.get('v3/user/statistic', options)"],
    ['callForGuest', "post('v3/auth/anonymous'", "post('v3/auth/guest'"],
    ['callForGuest', "post('v3/auth/anonymous'", "put('v3/auth/anonymous'"],
    ['callToLogOut', "post('v3/user/logout')", "delete('v3/user/logout')"],
  ),
  ...rows('calls.test.ts', 'src/features/auth-modal/api/grant-session.ts')(
    ['callToLogIn', "post('v3/login'", "post('v3/sign-in'"],
    ['callToRegister', "post('v3/register'", "post('v3/sign-up'"],
    ['signUpFields', '{ ...request.registration, ...guest }', '{ ...request.registration }'],
  ),
  ...rows('calls.test.ts', 'src/features/auth-modal/api/google.ts')(
    ['callForGoogle', "post('v3/auth/google'", "post('v3/google'"],
    ['googleFields', 'callback: ({ credential }) => resolve(credential)', "callback: () => resolve('other')"],
  ),
  ...rows('calls.test.ts', 'src/features/auth-modal/api/apple.ts')(
    ['callForApple', "post('v3/auth/apple'", "post('v3/apple'"],
    ['appleClaim', '.sub\n', '.sub.slice(1)\n'],
    ['appleFields', 'external_user_id: readSubject(identity_token)', "external_user_id: 'somebody'"],
    ['appleScope', "scope: 'email name'", "scope: 'email'"],
    ['appleScope', "scope: 'email name'", "scope: 'name'"],
    ['appleUsesPopup', 'appleAuth(provider, { usePopup: true', 'appleAuth(provider, { usePopup: false'],
    ['appleRedirect', 'addresses.authCallback.to()', 'addresses.auth.to()'],
  ),
  ...rows(
    'calls.test.ts',
    'src/features/auth-modal/api/request-new-password.ts',
  )(['callToResetPassword', "post('v3/reset-password'", "post('v3/forgot-password'"]),
  ...rows('calls.test.ts', 'src/pages/profile/api/upload-avatar.ts')(
    ['callForAvatar', "post('v3/user/avatar'", "post('v3/avatar'"],
    ['methodOfUpload', "method: 'PUT'", "method: 'POST'"],
    ['uploadFailed', '`Upload failed: ${', '`Failed: ${'],
    ['uploadFailed', "'Upload failed: Network error'", "'Network error'"],
    ['headerOfContentType', "headers: { 'Content-Type': picture.type }", 'headers: {}'],
  ),
  ...rows('calls.test.ts', 'src/app/build-update/find-newer-build.ts')(
    ['latestBuild', "'/builds/latest.json'", "'/build.json'"],
    ['metaOfBuild', '`/builds/meta/${', '`/builds/${'],
  ),

  // Calls: the server
  ...rows('server.test.ts', 'server/web/routes/auth.ts')(
    ['callForGuest', "'/v3/auth/anonymous'", "'/v3/auth/guest'"],
    ['callToRegister', "'/v3/register'", "'/v3/sign-up'"],
    ['callToLogIn', "'/v3/login'", "'/v3/sign-in'"],
    ['callToResetPassword', "'/v3/reset-password'", "'/v3/forgot-password'"],
  ),
  ...rows('server.test.ts', 'server/web/routes/social.ts')(
    ['callForGoogle', "'/v3/auth/google'", "'/v3/google'"],
    ['callForApple', "'/v3/auth/apple'", "'/v3/apple'"],
  ),
  ...rows('server.test.ts', 'server/web/routes/user.ts')(
    ['callForUser', ".get('/v3/user'", ".get('/v3/me'"],
    ['callToSaveUser', "\n    .post(\n      '/v3/user',", "\n    .put(\n      '/v3/user',"],
    ['callToDeleteUser', "\n    .delete(\n      '/v3/user',", "\n    .delete(\n      '/v3/me',"],
    ['callForStatistic', "'/v3/user/v2-statistic'", "'/v3/user/statistic'"],
    ['callToLogOut', ".post('/v3/user/logout'", ".delete('/v3/user/logout'"],
  ),
  ...rows('server.test.ts', 'server/web/routes/profile.ts')(
    ['callForAvatar', "'/v3/user/avatar'", "'/v3/avatar'"],
    ['callToCancel', "'/v3/subscriptions/:store/cancel'", "'/v3/subscriptions/:store/stop'"],
  ),
  ...rows('server.test.ts', 'server/web/site/payload.ts')(['payload', '_payload\\.json', '_data\\.json']),

  // Errors and limits
  ...rows('limits.test.ts', 'src/app/wiring/tell-failures.ts')(
    ['errorTitle', "title: 'Помилка', ...problem", "title: 'Не вийшло', ...problem"],
    ['errorTitle', "title: 'Помилка', detail: awayWords", "title: 'Не вийшло', detail: awayWords"],
    ['errorSeverity', "severity: 'error', title: 'Помилка', ...problem", "severity: 'info', title: 'Помилка', ...problem"],
    ['errorSeverity', "severity: 'error', title: 'Помилка', detail: awayWords", "severity: 'info', title: 'Помилка', detail: awayWords"],
    ['quiet401', 'v3\\/(login|register|auth\\/(google|apple))$', 'v3\\/(register|auth\\/(google|apple))$'],
    ['quiet401', 'v3\\/(login|register|auth\\/(google|apple))$', 'v3\\/(login|auth\\/(google|apple))$'],
    ['quiet401', 'v3\\/(login|register|auth\\/(google|apple))$', 'v3\\/(login|register|auth\\/google)$'],
    ['quiet401', 'v3\\/(login|register|auth\\/(google|apple))$', 'v3\\/(login|register|auth\\/apple)$'],
    ['quiet401', 'statuses: [401],\n    say', 'statuses: [403],\n    say'],
  ),
  ...rows('calls.test.ts', 'src/shared/api/problem.ts')(
    ['errorWithoutWords', "'An error occurred'", "'Сталася помилка'"],
    ['unexpectedError', "'An unexpected error occurred'", "'Несподівана помилка'"],
    ['fieldOfErrorMessage', 'read.output.errorMessage :', "'' :"],
  ),
  ...rows('calls.test.ts', 'src/shared/api/client.ts')(['successFlag', 'body.success === false', 'body.success === null']),
  ...rows('limits.test.ts', 'src/shared/ui/toaster/inbox.ts')(['toastLifetimeMs', 'toastLifetimeMs = 5000', 'toastLifetimeMs = 4000']),
  ...rows('limits.test.ts', 'src/app/entry/chunk-reload.ts')(['reloadGuardMs', 'guardMs = 10_000', 'guardMs = 5000']),
  ...rows(
    'session.test.ts',
    'src/app/entry/chunk-reload.ts',
  )(['storageOfReloadGuard', '() => sessionStorage, wasReloaded', '() => localStorage, wasReloaded']),
]
