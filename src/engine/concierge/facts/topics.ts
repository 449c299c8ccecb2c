import type { Conversation } from '../state/conversation.ts'
import type { TopicLabel } from '../understand/built-in/labels/labels.ts'

/** Labels of the learned reader, with the text of their buttons. */
export const TOPICS = {
  Qbot: 'Are you a person?',
  Qwhat: 'What is Overture?',
  Qpriv: 'What happens to my answers?',
  Qsees: 'Who sees what I say?',
  Qdel: 'How do I delete everything?',
  Qcost: 'What does it cost?',
  Qmatch: 'How does matching work?',
  Qlong: 'How long does this take?',
  Qskip: 'Can I skip a question?',
  Qchange: 'Can I change an answer?',
  Qsafe: 'How do you keep people safe?',
  Qage: 'Which ages is it for?',
  Qincl: 'Is it for someone like me?',
  Qreal: 'Are the people real?',
  Qwhere: 'Where does it work?',
  Qwhy: 'Why do you ask that?',
  Qdef: 'What does that mean?',
  Qrepeat: 'Ask me again',
  Qsum: 'What have you noted?',
  Qnext: 'What happens next?',
  Qcontact: 'How do I reach someone?',
  Qphoto: 'Do I need a photo?',
  Qmail: 'What do you email me?',
  Qpause: 'Can I take a break?',
  Qoff: 'Something else',
  Qmeet: 'How do people meet?',
  Qinvented: 'Who is invented?',
  Qpolice: 'Do you tell the police?',
  Qreport: 'How do I report someone?',
  Qstaff: 'Who at Overture reads this?',
  Qfind: 'Can someone I know find me?',
  Qshown: 'What does a match see of me?',
  Qnear: 'Is anybody near me?',
  Qphone: 'Do I need a phone or an app?',
  Qwhen: 'When will I hear of someone?',
} as const satisfies Record<TopicLabel, string>
export type Topic = keyof typeof TOPICS

const isTopic = (label: string): label is Topic => label in TOPICS
export const ALL_TOPICS: readonly Topic[] = Object.keys(TOPICS).filter(isTopic)

/** `text` is in plain words. `fact` is a model's choice, and `told` the answer about the profile. */
export type Asking = { topic: Topic; text: string; fact?: string; told?: (state: Conversation) => string }
