import { and, not } from 'xstate'
import { authFlowSetup, isAt, seen } from './auth-flow-setup'

/**
 * The way into an account and out of it, in the words of the one who walks it, written from the specification. It imports nothing of the
 * product: it is the oracle.
 */
export const authFlowModel = authFlowSetup.createMachine({
  id: 'authFlow',
  description: 'The way into an account as it is seen and walked.',
  type: 'parallel',
  context: {
    place: 'nowhere',
    kept: '',
    premium: 'unknown',
    alert: 'none',
    forgotten: 0,
    hasAgreed: false,
    isSilent: false,
    isOverGuest: false,
  },
  states: {
    visit: {
      initial: 'before',
      on: {
        'server lets in': { guard: 'isHeard', target: '.pupil', actions: { type: 'learnAs', params: 'p1' } },
        'visitor reloads': { guard: 'isGuestWithLetter', actions: 'startAnew' },
        'visitor goes to learning': { guard: 'isHome', actions: 'learn' },
      },
      states: {
        before: {
          on: {
            'page opens': [
              { guard: { type: 'opensFor', params: 'nobody' }, target: 'arriving', actions: ['learn', 'isOutside'] },
              { guard: { type: 'opensFor', params: 'pupil' }, target: 'pupil', actions: { type: 'learnAs', params: 'p1' } },
              {
                guard: { type: 'opensFor', params: 'pupil of long ago' },
                target: ['#loading', '#renewing'],
                actions: { type: 'learnAs', params: 'p1' },
              },
              {
                guard: { type: 'opensFor', params: 'pupil over a guest' },
                target: 'pupil',
                actions: [{ type: 'learnAs', params: 'p1' }, 'standOverGuest'],
              },
              {
                guard: { type: 'opensFor', params: 'pupil for a month' },
                target: ['#loading', '#lasting'],
                actions: { type: 'learnAs', params: 'p1' },
              },
              { guard: { type: 'opensFor', params: 'apple' }, target: 'guest', actions: 'comeBack' },
              { target: 'guest', actions: { type: 'learnAs', params: 'g1' } },
            ],
          },
        },
        arriving: {
          id: 'arriving',
          meta: seen({}, 'guest'),
          on: {
            'server makes a guest': { target: 'guest', actions: { type: 'keep', params: 'g2' } },
            'server makes no guest': { target: 'unreachable', actions: 'tellFailure' },
            'another tab signs in meanwhile': { guard: 'isQuiet', target: 'pupil', actions: { type: 'learnAs', params: 'p3' } },
          },
        },
        unreachable: {
          id: 'unreachable',
          meta: seen({ isUnreachable: true }),
          on: {
            'visitor tries again': { guard: isAt('shut'), target: 'arriving' },
            'connection returns': 'arriving',
            'another tab signs in meanwhile': { guard: 'isQuiet', target: 'pupil', actions: { type: 'learnAs', params: 'p3' } },
          },
        },
        guest: {
          id: 'guest',
          on: {
            'server refuses the guest': { guard: 'isQuiet', target: 'checking', actions: 'tellRefusal' },
            'a minute passes': { guard: and(['isQuiet', 'isForgottenOften']), actions: 'forgetForgotten' },
            'server refuses an old bearer': { guard: 'isQuiet', actions: 'tellRefusal' },
            'another tab signs in': { guard: 'isQuiet', target: 'pupil', actions: { type: 'learnAs', params: 'p3' } },
          },
        },
        checking: {
          id: 'checking',
          meta: seen({}, 'guest check'),
          on: {
            'server knows the guest': { target: 'guest', actions: 'hear' },
            'server has forgotten the guest': [
              { guard: 'isForgottenOften', target: 'unreachable', actions: ['hearNothing', 'tellRefusal'] },
              { target: 'arriving', actions: ['countForgotten', 'hearNothing', 'tellRefusal'] },
            ],
            'server does not say': { target: 'guest', actions: ['hearNothing', 'tellFailure'] },
            'another tab signs in meanwhile': { guard: 'isQuiet', target: 'pupil', actions: { type: 'learnAs', params: 'p3' } },
          },
        },
        pupil: {
          type: 'parallel',
          meta: seen({ who: 'pupil' }),
          on: {
            'pupil signs out': 'leaving',
            'pupil opens the own page': { guard: 'isLearningIdle', actions: 'openOwnPage' },
            'pupil deletes the account': [
              { guard: and(['isOwnPage', 'isOverGuest']), target: 'guest', actions: ['goHome', 'beGuest', 'endDeleted'] },
              { guard: 'isOwnPage', target: 'arriving', actions: ['goHome', 'endDeleted', 'isOutside'] },
            ],
            'server refuses the pupil': [
              {
                guard: and(['isLearningIdle', 'isOverGuest']),
                target: 'guest',
                actions: ['forget', 'beGuest', 'tellRefusal', 'endRefused'],
              },
              { guard: 'isLearningIdle', target: 'arriving', actions: ['forget', 'tellRefusal', 'endRefused', 'isOutside'] },
            ],
            'another tab signs in': {
              guard: and(['isLearningIdle', 'isAnother']),
              target: 'pupil',
              reenter: true,
              actions: { type: 'learnAs', params: 'p3' },
            },
            'another tab signs in meanwhile': {
              guard: and(['isLearning', not('isIdle'), 'isAnother']),
              target: 'pupil',
              reenter: true,
              actions: { type: 'learnAs', params: 'p3' },
            },
            'another tab says the same': { guard: 'isLearning', actions: 'stay' },
            'server refuses an old bearer': { guard: 'isLearningIdle', actions: 'tellRefusal' },
            'another tab signs out': { guard: 'isLearningIdle', target: 'arriving', actions: ['forget', 'isOutside'] },
            'a call goes out': { guard: 'isLearning', actions: 'stay' },
            // The visitor had sent the form before another tab signed in.
            'server lets in late': {
              guard: and(['isAtWork', not('isAnother')]),
              target: 'pupil',
              reenter: true,
              actions: { type: 'learnAs', params: 'p1' },
            },
          },
          states: {
            account: {
              initial: 'loading',
              on: { 'pupil comes back': { guard: 'isIdle', target: '.asking' } },
              states: {
                loading: {
                  id: 'loading',
                  entry: 'askAccount',
                  meta: seen({ person: 'loading' }, 'account false'),
                  on: {
                    'pupil comes back': { guard: 'isIdle', actions: 'askAccount' },
                    'server tells the account': {
                      guard: 'isIdle',
                      target: 'known',
                      actions: [{ type: 'knowPremium', params: 'none' }, 'hear'],
                    },
                    'server does not tell the account': { guard: 'isIdle', target: 'missing', actions: ['hearNothing', 'tellFailure'] },
                    // What waited for a new token fails with it.
                    'server fails to renew': { guard: isAt('renewing'), target: 'missing', actions: 'hearNothing' },
                  },
                },
                known: { id: 'known', entry: 'tellAccount', meta: seen({ person: 'known' }) },
                missing: { meta: seen({ person: 'missing' }) },
                asking: {
                  entry: 'askAccount',
                  meta: seen({ person: 'loading' }, 'account true'),
                  on: {
                    'server tells the account': {
                      guard: 'isIdle',
                      target: 'known',
                      actions: [{ type: 'knowPremium', params: 'active' }, 'hear'],
                    },
                    'server does not tell the account': [
                      { guard: and(['isIdle', 'isAccountThere', 'isSilent']), target: 'known' },
                      { guard: and(['isIdle', 'isAccountThere']), target: 'known', actions: ['hearNothing', 'tellFailure'] },
                      { guard: and(['isIdle', 'isSilent']), target: 'missing' },
                      { guard: 'isIdle', target: 'missing', actions: ['hearNothing', 'tellFailure'] },
                    ],
                  },
                },
              },
            },
            token: {
              initial: 'fresh',
              states: {
                fresh: { on: { 'half a day passes': { guard: 'isAtWork', target: 'ageing', actions: 'forgetForgotten' } } },
                lasting: {
                  id: 'lasting',
                  initial: 'whole',
                  states: {
                    whole: { on: { 'twenty-four days pass': { guard: 'isAtWork', target: 'worn', actions: 'forgetForgotten' } } },
                    worn: { on: { 'six days pass': { guard: 'isAtWork', target: '#renewing', actions: 'forgetForgotten' } } },
                  },
                  on: { 'another tab renews': { guard: 'isLearning', target: 'fresh' } },
                },
                ageing: {
                  on: {
                    'half a day passes': { guard: 'isAtWork', target: 'renewing', actions: 'forgetForgotten' },
                    'another tab renews': { guard: 'isLearning', target: 'fresh' },
                  },
                },
                renewing: {
                  id: 'renewing',
                  meta: seen({}, 'renewal'),
                  on: {
                    'server renews': { target: 'fresh', actions: { type: 'keep', params: 'p2' } },
                    'server refuses to renew': [
                      { guard: 'isOverGuest', target: '#guest', actions: ['forget', 'beGuest', 'endRefused'] },
                      { target: '#arriving', actions: ['forget', 'endRefused', 'isOutside'] },
                    ],
                    'server fails to renew': 'postponed',
                  },
                },
                postponed: {
                  id: 'postponed',
                  initial: 'early',
                  states: {
                    early: { on: { 'half a minute passes': { guard: 'isLearning', target: 'late', actions: 'stay' } } },
                    late: {},
                  },
                  on: {
                    'a minute passes': { guard: 'isLearning', target: 'renewing', actions: 'forgetForgotten' },
                    'connection returns': 'renewing',
                    'a call goes out after a sleep': { target: 'renewing', actions: 'forgetForgotten' },
                    'another tab renews': { guard: 'isLearning', target: 'fresh' },
                  },
                },
              },
            },
          },
        },
        leaving: {
          meta: seen({ who: 'pupil', person: 'loading' }, 'leave'),
          on: {
            'pupil signs out': { actions: 'stay' },
            // Whoever leaves has left, whatever other tabs do meanwhile.
            'another tab signs in': {
              guard: and(['isLearning', 'isAccountThere', 'isAnother']),
              actions: { type: 'learnAs', params: 'p3' },
            },
            'another tab renews': { guard: 'isLearning', actions: 'stay' },
            'another tab says the same': { guard: 'isLearning', actions: 'stay' },
            'server lets in late': { actions: 'stay' },
            'server ends the session': [
              { guard: 'isOverGuest', target: 'guest', actions: ['goHome', 'beGuest', 'endLeft'] },
              { target: 'arriving', actions: ['goHome', 'endLeft', 'isOutside'] },
            ],
            'server does not end the session': [
              { guard: 'isOverGuest', target: 'guest', actions: ['goHome', 'beGuest', 'tellFailure', 'endLeft'] },
              { target: 'arriving', actions: ['goHome', 'tellFailure', 'endLeft', 'isOutside'] },
            ],
            'three seconds pass': [
              { guard: 'isOverGuest', target: 'guest', actions: ['goHome', 'beGuest', 'endLeft'] },
              { target: 'arriving', actions: ['goHome', 'endLeft', 'isOutside'] },
            ],
          },
        },
      },
    },
    dialog: {
      initial: 'shut',
      states: {
        shut: {
          id: 'shut',
          on: {
            'page opens': [
              { guard: { type: 'opensFor', params: 'reset' }, target: 'gone' },
              { guard: { type: 'opensFor', params: 'apple' }, target: 'redeeming' },
            ],
            'visitor opens the dialog': { guard: 'isVisitorLearning', target: 'open' },
          },
        },
        open: {
          initial: 'signIn',
          exit: ['calm', 'disagree'],
          on: { 'visitor closes the dialog': { target: 'shut', actions: 'isDismissed' } },
          states: {
            signIn: {
              meta: seen({ dialog: 'sign-in' }),
              on: {
                'visitor asks for sign-up': { target: 'signUp', actions: 'calm' },
                'visitor has forgotten the password': { target: 'asking', actions: 'calm' },
                'visitor sends credentials': { target: 'granting', actions: 'calm' },
                'visitor chooses a provider': { target: 'vouching', actions: 'calm' },
              },
            },
            granting: {
              id: 'granting',
              meta: seen({ dialog: 'sign-in', isBusy: true }, 'session'),
              on: {
                'visitor is impatient': { actions: 'stay' },
                'server lets in': { guard: 'isHeard', target: '#shut' },
                'server refuses': { guard: 'isHeard', target: 'signIn', actions: 'alertRefusal' },
                'server fails': { guard: 'isHeard', target: 'signIn', actions: ['alertFailure', 'tellFailure'] },
                'nobody answers for two minutes': { target: 'signIn', actions: ['alertFailure', 'tellFailure', 'forgetForgotten'] },
              },
            },
            vouching: {
              meta: seen({ dialog: 'sign-in', isBusy: true }, 'session'),
              on: {
                'provider vouches': 'granting',
                'provider stays silent': 'signIn',
                'nobody answers for two minutes': { target: 'signIn', actions: ['alertFailure', 'tellFailure', 'forgetForgotten'] },
              },
            },
            signUp: {
              meta: seen({ dialog: 'sign-up' }),
              on: {
                'visitor asks for sign-in': { target: 'signIn', actions: ['calm', 'disagree'] },
                'visitor agrees to the terms': { guard: not('hasAgreed'), actions: 'agree' },
                'visitor registers': { guard: 'hasAgreed', target: 'registering', actions: 'calm' },
                'visitor chooses a provider': { target: 'vouchingAnew', actions: 'calm' },
              },
            },
            vouchingAnew: {
              meta: seen({ dialog: 'sign-up', isBusy: true }, 'session'),
              on: {
                'visitor agrees to the terms': { guard: not('hasAgreed'), actions: 'agree' },
                'provider stays silent': 'signUp',
                'nobody answers for two minutes': { target: 'signUp', actions: ['alertFailure', 'tellFailure', 'forgetForgotten'] },
              },
            },
            registering: {
              id: 'registering',
              meta: seen({ dialog: 'sign-up', isBusy: true }, 'session'),
              on: {
                'visitor is impatient': { actions: 'stay' },
                'server lets in': { guard: 'isHeard', target: '#shut', actions: { type: 'tell', params: 'registered' } },
                'server fails': { guard: 'isHeard', target: 'signUp', actions: ['alertFailure', 'tellFailure'] },
                'nobody answers for two minutes': { target: 'signUp', actions: ['alertFailure', 'tellFailure', 'forgetForgotten'] },
              },
            },
            asking: {
              meta: seen({ dialog: 'forgotten' }),
              on: {
                'visitor goes back': { target: 'signIn', actions: 'calm' },
                'visitor asks for a new password': { target: 'mailing', actions: 'calm' },
              },
            },
            unsent: {
              meta: seen({ dialog: 'forgotten' }),
              on: {
                'visitor goes back': { target: 'signIn', actions: 'calm' },
                'visitor asks for a new password': { target: 'mailing', actions: 'calm' },
              },
            },
            mailing: {
              meta: seen({ dialog: 'forgotten', isBusy: true }, 'letter'),
              on: {
                'visitor goes back': 'signIn',
                'server mails a password': { guard: 'isLetterHeard', target: '#gone', actions: 'isLetterOut' },
                'server mails nothing': { guard: 'isLetterHeard', target: 'unsent', actions: ['alertFailure', 'tellFailure'] },
              },
            },
          },
        },
        gone: {
          id: 'gone',
          description: 'A new password is on its way.',
          meta: seen({ dialog: 'mailed' }),
          on: {
            'visitor accepts': { target: 'shut', actions: 'isDismissed' },
            'visitor closes the dialog': { target: 'shut', actions: 'isDismissed' },
            'visitor goes back': 'open',
          },
        },
        redeeming: {
          id: 'redeeming',
          meta: seen({ isBusy: true }, 'session'),
          on: {
            'server lets in': 'shut',
            'server fails': { target: 'unredeemed', actions: 'tellFailure' },
            'nobody answers for two minutes': { target: 'unredeemed', actions: ['tellFailure', 'forgetForgotten'] },
          },
        },
        unredeemed: { on: { 'visitor tries again': 'redeeming' } },
      },
    },
  },
})
