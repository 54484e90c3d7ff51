import { setup } from 'xstate'

/**
 * The way into an account in the words of the one who walks it: what stands on the screen, what the pupil does, what the server answers.
 * No calls and no timers: those belong to the charts that are tested against this.
 */
export const authFlowModel = setup({
  types: {
    events: {} as {
      type:
        | 'pupil opens the dialog'
        | 'pupil closes the dialog'
        | 'pupil asks for sign-up'
        | 'pupil asks for sign-in'
        | 'pupil has forgotten the password'
        | 'pupil sends the form'
        | 'server lets in'
        | 'server refuses'
        | 'server fails'
        | 'server mails a password'
        | 'pupil accepts'
    },
  },
}).createMachine({
  id: 'authFlow',
  initial: 'nothing',
  states: {
    nothing: { on: { 'pupil opens the dialog': 'signIn' } },
    signIn: {
      initial: 'form',
      on: { 'pupil closes the dialog': 'nothing' },
      states: {
        form: {
          on: {
            'pupil asks for sign-up': '#authFlow.signUp',
            'pupil has forgotten the password': '#authFlow.forgotten',
            'pupil sends the form': 'waiting',
          },
        },
        refused: { on: { 'pupil sends the form': 'waiting', 'pupil asks for sign-up': '#authFlow.signUp' } },
        failed: { on: { 'pupil sends the form': 'waiting' } },
        waiting: { on: { 'server lets in': '#authFlow.inside', 'server refuses': 'refused', 'server fails': 'failed' } },
      },
    },
    signUp: {
      initial: 'form',
      on: { 'pupil closes the dialog': 'nothing' },
      states: {
        form: { on: { 'pupil asks for sign-in': '#authFlow.signIn', 'pupil sends the form': 'waiting' } },
        failed: { on: { 'pupil sends the form': 'waiting', 'pupil asks for sign-in': '#authFlow.signIn' } },
        waiting: { on: { 'server lets in': '#authFlow.inside', 'server fails': 'failed' } },
      },
    },
    forgotten: {
      initial: 'form',
      on: { 'pupil closes the dialog': 'nothing', 'pupil asks for sign-in': 'signIn' },
      states: {
        form: { on: { 'pupil sends the form': 'waiting' } },
        failed: { on: { 'pupil sends the form': 'waiting' } },
        waiting: { on: { 'server mails a password': 'mailed', 'server fails': 'failed' } },
        mailed: { on: { 'pupil accepts': '#authFlow.nothing' } },
      },
    },
    inside: { on: { 'pupil opens the dialog': 'signIn' } },
  },
})
