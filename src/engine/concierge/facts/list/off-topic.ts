import type { Topic } from '../topics.ts'
import { type Facts, fact } from './fact.ts'

export const OFF_TOPIC_FACTS = {
  Qoff: {
    world: fact(
      '',
      "I don't know that, I'm afraid: I only know Overture and your profile.",
      "I don't know. All I know is Overture and your profile.",
    ),
    service: fact(
      'overture, this site, this app, the app, website, matchmaker, member, introduc, profile, account, you people, your company, your staff',
      "I don't know that one. Leave it as a note for your matchmaker: the people who run Overture read those.",
      "I can't answer that from here. A note for your matchmaker reaches the people who run Overture.",
    ),
    access: fact(
      'step-free, step free, wheelchair, accessible, stairs, steps, ramp, lift, quiet place, places',
      "I can't check that: a plan names a day and an area, and the two of you choose the place. I can put it in a note for your matchmaker.",
    ),
    apart: fact(
      'km, miles, kilomet, how far is, drive from, train from',
      "I can't measure between two places from here. Distance goes from city center to city center, so a map will tell you.",
    ),
    dates: fact(
      'first date, dates always, in bars, drink, what does a, look like, who plans, coffee, somewhere quiet',
      'Whoever asks suggests a kind of public place, a day and a time, and the other can say another time. It need not be a bar: a rule of your own in the intake, such as "No bars", keeps them out.',
      'You two choose: a kind of public place with the ask, another time with the answer. No bar has to be in it: the intake takes rules of your own, such as "No bars".',
    ),
    list: fact(
      'showing me, shown me, show me, you show, show those, show these, why them, why him, why her, why am i seeing, why do i see, guys who, women who, people who',
      'Your list goes by limits first, and a yes and a no to kids, or long-term and casual, part people too. All else moves them up or down, and each card says where you differ.',
    ),
    weather: fact('weather, rain, sunny, snow, forecast, temperature', "I can't see the sky from in here, I'm afraid."),
    tastes: fact(
      'your favourite, your favorite, favourite, favorite, do you like, do you prefer, have you ever, have you seen, do you watch, do you drink, do you eat, do you enjoy, your type, would you date, are you single, your weekend, your day, your plans',
      "I'm a program, so I've no tastes or weekends of my own. Yours are more interesting anyway.",
      "None, being a program. I'd rather hear yours.",
    ),
    worry: fact(
      'is it bad, is it weird, is it odd, is it sad, is it wrong, is it silly, is it strange, is that bad, is that weird, is that odd, is that sad, is that strange, is that stingy',
      'Not at all.',
      "Not to me, and you're not the only one.",
      'No, not a bit.',
    ),
    future: fact(
      'wants me, will i, will she, will he, will they like, she will like, he will like, like me, love me, chances, find love, find someone, find anybody, meet the one, do you think i, think she, think he, is there hope, too late for me, hope for me, ever find, ever meet, mind if, be put off, silly',
      "I can't know that, and I'd rather not pretend. I do hope so.",
      'Nobody can say that beforehand. I hope it goes well.',
    ),
    advice: fact(
      'should i, what do i wear, wear, how do i tell, get out of a date, talk about, first date, how long should, is it rude, is it okay to, ring him, ring her, text him, text her, call him, call her, advice, recommend, what would you do, bring flowers, kiss, dress, how soon should',
      "You'd know that better than a program. Most people do well with being themselves and asking questions.",
      "I'm no expert on that. Whatever feels kind and like you is a good start.",
    ),
    answers: fact(
      'other people put, most people, most folks?, others put, others say, others answer, which answer, best answer, right answer, what should i put, what do people, what do i say, where do i mention, where do i say, more matches, good answer, supposed to say',
      "There's no right answer here: the true one finds the people who suit you. If it has no row of its own, say it and I'll offer to note it.",
    ),
    rhetorical: fact(
      'is that not, is that no an, was that not, is it not, who does not, who would not, who has not, who is not, does not everyone, does not everybody, is not everyone, what is not to, am i right, who knows, why not, who needs, who cares, who wants, who am i kidding, what can i say, what more could, where has the time, how hard can, what is life, you know what i mean, know what i mean',
      'Fair point!',
      'Ha, true enough.',
      "I'm with you there.",
    ),
    tasks: fact(
      'write my, write me, write a, letter to, essay, poem, translate, homework, recipe, code, calculate, book me, order me',
      "That's beyond me, sorry: the one thing I write is your profile.",
    ),
  },
} satisfies Partial<Record<Topic, Facts>>
