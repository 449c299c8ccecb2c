import { INTAKE_MINUTES } from '#contract/limits.ts'
import { questionsLeft } from './groups.ts'
import type { Sentence } from './reading/sentences.ts'
import type { Conversation } from './state.ts'

type Answer = { id: string; asks: RegExp; says: readonly string[] | ((state: Conversation) => readonly string[]) }

/** What people ask about the service, and the true answers. The first that fits is given. */
const ANSWERS: readonly Answer[] = [
  {
    id: 'long',
    asks: /\b(?:how (?:long|much (?:time|longer)|many (?:more )?questions|far (?:along|through))|(?:take|be|need) (?:very |too )?long|almost (?:done|finished)|nearly (?:done|finished|there)|are we (?:done|nearly)|when (?:are|will) we (?:be )?(?:done|finish)|quick\b)/,
    says: (state) => {
      const left = questionsLeft(state)
      const some =
        left === 0 ? 'That was nearly all' : `At most ${left} short ${left === 1 ? 'question' : 'questions'} to go`
      return [
        `${some}; a few minutes. You can stop any time and what you said stays.`,
        `Not long. ${some}, and you may leave any of them open.`,
        `${some}. The whole of it takes less than the ${INTAKE_MINUTES} minutes of the intake.`,
      ]
    },
  },
  {
    id: 'data',
    asks: /\b(?:(?:what|where|how) (?:do|does|will|happens?|is|are|you) .*\b(?:data|information|info|answers|details|conversation|chat|messages)|(?:data|privacy|gdpr|personal information)\b.*(?:policy|safe|stored|protected|used|sold|kept|share|collect)|(?:sell|sold|share|store|stored|keep|kept|save|saved|record|use|collect) (?:my|this|our|the|any of|all) (?:\w+ )?(?:data|information|info|answers|chat|conversation|messages|details|stuff)|(?:is|are) (?:this|it|my \w+|that) (?:private|confidential|secure|encrypted|anonymous|stored|recorded|saved)|privacy|how (?:private|secure|confidential)|delete (?:my|everything|all|the|this)|(?:export|download) my)\b/,
    says: [
      'Your answers are used only to find matches that share your values and to keep both sides safe. The text of this chat is deleted after 180 days, and with a verified email you can export or delete everything at any time.',
      'Your answers stay with your profile and serve the matching, nothing else. Chat text goes after 180 days; once your email is verified, you can export or delete all of it yourself.',
    ],
  },
  {
    id: 'who',
    asks: /\b(?:who (?:\w+ )?(?:sees?|reads?|can (?:see|read|view|access)|gets? to see|will (?:see|read)|has access|looks at|knows)|(?:does|do|will|can|could) (?:any ?one|any ?body|some ?one|people|others?|my match(?:es)?|they|other (?:members|people)|a human|staff|the public) (?:\w+ )?(?:see|read|view|look at|know|find)|(?:is|are) (?:this|it|my (?:profile|answers)) (?:public|visible|shown)|visible to|what (?:do|will|can) (?:my )?(?:match(?:es)?|others?|people|they) (?:see|know))\b/,
    says: [
      'You do. A match sees your first name, age, city and a rough distance, and what you both chose; never your deal-breakers, safety choices, notes, birthdate, email or phone.',
      'This chat is yours alone. Other members only learn your first name, age, city, a distance in bands, and choices you share with them.',
    ],
  },
  {
    id: 'bot',
    asks: /\b(?:you(?: are|r)? (?:a |an )?(?:robot|bot|chatbot|ai|computer)\b|(?:are|r) you (?:\w+ )?(?:a |an )?(?:real|human|person|bot|robot|ai|machine|computer|chatbot|program|alive|automated|woman|man|gpt|chatgpt)|(?:is|am) (?:this|i|it) (?:\w+ )?(?:a |an |talking to (?:a |an )?|speaking (?:to|with) (?:a |an )?|chatting (?:to|with) (?:a |an )?)?(?:real (?:person|human)|human|person|bot|robot|ai|machine|computer|chatbot|automated)|who (?:are|r) you|what are you|what is your name|do you have (?:a name|feelings)|(?:are|r) (?:you|u) single|talking to a (?:bot|robot|human|person|machine|computer))\b/,
    says: [
      'I am a program, not a person: the concierge of Overture. I turn what you tell me into a profile that you can check and correct.',
      'No human here, only software. What I understand is shown beside the chat, so you can put right whatever I get wrong.',
    ],
  },
  {
    id: 'why',
    asks: /\b(?:why (?:do|are|would|should|does|is) (?:you|this|that|it|i)\b.*(?:ask|need|want|know|matter|question|relevant|tell)|what (?:is|are) (?:this|that|these|it) (?:questions? )?(?:for|about)|what (?:do|will) you (?:do|need|use) (?:with )?(?:this|that|it)|is (?:this|that) (?:necessary|required|mandatory|needed)|do i (?:have|need) to (?:answer|say|tell)|must i|can i (?:skip|leave|not answer))\b/,
    says: [
      'Each answer narrows whom you are shown. Nothing is required: say "skip" and I leave it open.',
      'It helps to introduce only people who fit both ways. If you would rather not answer, that is fine, and I go on.',
    ],
  },
  {
    id: 'change',
    asks: /\b(?:(?:can|could|may|how (?:do|can)|will i be able) (?:i |to )?(?:\w+ )?(?:change|edit|fix|correct|update|undo|go back|redo|amend|start over|restart)|what if i (?:change|make a mistake|get it wrong)|change (?:my )?(?:mind|answers?) later|start over)\b/,
    says: [
      'Yes, at any time. Tell me here ("make that 40 miles"), or correct it on the snapshot beside the chat.',
      'Of course. Just say what should be different, now or in another visit.',
    ],
  },
  {
    id: 'match',
    asks: /\b(?:how (?:does|do|will|is|are) (?:it|this|you|the|that|matching|matches|i|people) .*\b(?:work|match(?:ed|es|ing)?|choose|chosen|decide|find|pick|select|suggest)|how (?:does|do) (?:it|this|you) work|(?:when|how soon|where) (?:do|will|can|are) (?:i|my|the|you) .*\b(?:match|matches|see|meet|people|hear)|(?:who|how many) (?:are|have you got|do you have|is) .*\b(?:match|members|people|around|near)|what (?:will )?happens? (?:next|now|after|then)|next step|(?:see|show|find|got|get) (?:me )?(?:my |any |some )?matches|anyone (?:near|for me|good))\b/,
    says: [
      'Your limits and theirs must fit both ways first; then values, intent, lifestyle, times and distance decide the order. Press "Finish & Save Profile" when you are ready, then "See Matches".',
      'Nobody outside your limits is shown, nor you outside theirs; the rest is ranked by what you share. "Finish & Save Profile", then "See Matches", shows the first ones.',
    ],
  },
  {
    id: 'safe',
    asks: /\b(?:is (?:this|it|overture|the site|the service) (?:\w+ )?(?:safe|legit|real|a scam|trustworthy|genuine)|(?:are|is) (?:people|members|profiles|everyone|they) (?:\w+ )?(?:verified|real|checked|vetted|genuine|fake)|fake profiles|catfish|scam(?:mers?)?|background checks?|how (?:do|are) you (?:verify|check|vet))\b/,
    says: [
      'Members confirm their email and state that they are 18 or older. I cannot promise more about a stranger than that, which is why there are safety choices such as a public place or a video call first.',
      'The email of a member is confirmed and contact details stay hidden. Please still meet in public first and trust your instinct; the safety choices are there for it.',
    ],
  },
  {
    id: 'app',
    asks: /\b(?:(?:is there|do you have|have you got|got) (?:a |an )?(?:\w+ )?(?:app|mobile version|android|iphone|ios)\b|app (?:version|store)|(?:download|install) (?:an |the )?app|on my phone|play store)\b/,
    says: [
      'There is no separate app. This page works in the browser of a phone just as well.',
      'Only the website, which is made for phones too. A chat you began here goes on where you left it.',
    ],
  },
  {
    id: 'cost',
    asks: /\b(?:(?:how much|what) (?:does|do|will|is|would) (?:it|this|the|you|i|membership|a) .*\b(?:cost|pay|charge|price|fee)|is (?:it|this|overture|the service) (?:\w+ )?free|(?:is there|are there) (?:a |any )?(?:fees?|charges?|subscription)|do i (?:have to |need to )?pay|free trial|cost me|subscription)\b/,
    says: [
      'Nothing in this chat asks you to pay, and I know of no price list. If that ever changes, it would have to be told to you beforehand.',
      'I have no prices to quote; building this profile costs you nothing here.',
    ],
  },
  {
    id: 'usual',
    asks: /\b(?:what|how (?:far|much|long|old|often)|when) (?:do|does|would|is|are|will|should) (?:\w+ )?(?:most|other|people|folks|everyone|everybody|others|usual|normal|average|typical|you (?:suggest|recommend|think))\b/,
    says: [
      'There is no usual answer to go by. Put what feels comfortable to you; it can be changed at any time.',
      'Nobody else sees it as right or wrong. Say what suits you, and change it whenever you like.',
    ],
  },
  {
    id: 'help',
    asks: /\b(?:what (?:can|should|do|could) (?:i|you) (?:\w+ )?(?:do|say|write|type|tell|answer|ask|put)|how (?:do|should) i (?:\w+ )?(?:answer|reply|use|do this|write)|what (?:do|did) you mean|can you (?:explain|repeat|rephrase|help)|i do not (?:understand|get it|follow)|give me (?:an )?example|such as|like what|what are (?:the|my) options|huh|what now)\b/,
    says: [
      'Answer in your own words, as short or long as you like; several things at once are fine, and "skip" leaves one open.',
      'Plain words are enough: "women, 30 to 40", "25 miles", "I rarely drink". I say back what I understood.',
    ],
  },
  {
    id: 'recall',
    asks: /\b(?:what (?:have|did|do) (?:you|i) (?:got|have|understood|noted|know|written|wrote|said|say|recorded|put)|(?:summary|summarise|summarize|recap|read (?:it|that) back|so far|show me (?:what|my (?:answers|profile|snapshot))))\b/,
    says: [],
  },
]

/** Which question about the service a message asks, if any. `recall` asks for what has been noted so far. */
export function serviceQuestion(sentences: readonly Sentence[]): string | null {
  const asking = sentences.filter(({ text, original }) => original.includes('?') || OPENERS.test(text))
  for (const { text } of asking) {
    const found = ANSWERS.find(({ asks }) => asks.test(text))
    if (found) return found.id
  }
  return null
}
const OPENERS =
  /^(?:(?:so|and|but|ok|okay|hey|hi|um|wait|sorry|quick question)[ ,]+)*(?:how (?:long|do|does|many|much|private|secure|safe)|who (?:sees|can|will|are|reads)|what (?:do|does|happens|is this|are|have|did|can|should|now)|is (?:this|it|there)|are (?:you|there|people)|do (?:you|i)|can (?:you|i)|why (?:do|are)|am i|you(?: are|r) (?:a |an )?(?:robot|bot|ai)|huh|i do not understand|summary|recap|tell me (?:how|who|what|about))\b/

/** The ways to answer a question of `serviceQuestion`; none for one that is not known. */
export function answersFor(id: string, state: Conversation): readonly string[] {
  const says = ANSWERS.find((answer) => answer.id === id)?.says ?? []
  return typeof says === 'function' ? says(state) : says
}
