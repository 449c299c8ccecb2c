import type { RelationshipIntent, TYPICAL_WEEK } from '#contract/options.ts'
import type { INTEREST_TOPICS } from './topics/interest-topics.ts'
import type { MORE_TOPICS } from './topics/more-topics.ts'
import type { VALUE_TOPICS } from './topics/value-topics.ts'

type TopicKey = keyof typeof VALUE_TOPICS | keyof typeof INTEREST_TOPICS | keyof typeof MORE_TOPICS

/** Each is matched against one clause. */
export const TOPIC_CUES: Record<TopicKey, RegExp> = {
  'Faith-forward': /\b(?:faith|religio(?:n|us)|church|spiritual(?:ity)?)\b/i,
  'Family-centered': /\bfamil(?:y|ies)\b/i,
  Adventure: /\badventur(?:es?|ous)\b/i,
  Ambition: /\b(?:ambiti(?:on|ous)|driven)\b/i,
  Service: /(?<!\b(?:customer|military|dating|concierge|food|room|secret|phone|bus) )\bservice\b|\bgiving back\b/i,
  Creativity: /\bcreativ(?:e|ity)\b/i,
  Community: /\b(?:community|neighborly)\b/i,
  Playfulness: /\bplayful(?:ness)?\b/i,
  'Live music': /\b(?:live (?:music|shows?)|concerts?|gigs?|jazz)\b/i,
  'Farmers markets': /\bfarmers?'?s? markets?\b/i,
  'Volunteer nights': /\bvolunteer(?:s|ing)?\b/i,
  Cycling: /\b(?:cycling|cyclist|bik(?:es?|ing)|bicycles?)\b/i,
  'Art walks': /\b(?:art walks?|galler(?:y|ies))\b/i,
  'Weekend trips': /\b(?:weekend (?:trips?|getaways?)|road ?trips?|day trips?)\b/i,
  'Book clubs': /\bbook clubs?\b/i,
  Wellness: /\b(?:wellness|meditation|self-care)\b/i,
  music: /(?<!\blive )\bmusic(?:ian)?\b/i,
  hiking: /\b(?:hik(?:es?|ing|er)|trails?)\b/i,
  cooking: /\b(?:cook(?:s|ing)?|recipes?)\b/i,
  baking: /\b(?:bak(?:es|ing|er)|sourdough)\b/i,
  coffee: /\b(?:coffee|espresso|cafes?)\b/i,
  food: /\b(?:food(?:ie)?|restaurants?|dining)\b/i,
  travel: /\btravel(?:s|l?ing|l?er)?\b/i,
  books: /\b(?:books|read(?:s|ing|er)|novels?|poetry|literature)\b/i,
  film: /\b(?:films?|movies?|cinema)\b/i,
  theater: /\b(?:theat(?:er|re)|plays and|musicals?|improv)\b/i,
  museums: /\b(?:museums?|exhibitions?)\b/i,
  photography: /\bphotograph(?:y|er)\b/i,
  gardening: /\bgarden(?:s|ing|er)\b/i,
  running: /\b(?:running|runner|marathons?|jogging)\b/i,
  yoga: /\b(?:yoga|pilates)\b/i,
  dancing: /\b(?:danc(?:es?|ing|er)|salsa|tango)\b/i,
  boardGames: /\b(?:board ?games?|game nights?|chess)\b/i,
  dogs: /\b(?:dogs?|puppy)\b/i,
  cats: /\bcats?\b/i,
  crafts: /\b(?:crafts?|pottery|ceramics|knitting|woodwork(?:ing)?|sewing|painting)\b/i,
  languages: /\blanguages\b/i,
}

export const TIME_CUES: Record<(typeof TYPICAL_WEEK)[number], RegExp> = {
  Weeknights: /\b(?:week ?nights?|weekday evenings?|evenings)\b/i,
  Weekends: /\bweekends?\b(?! (?:trips?|getaways?|away))/i,
  'Lunch hours': /\blunch(?:es| hours?| ?times?| breaks?)\b/i,
  'Early mornings': /\b(?:early mornings?|early riser|mornings)\b/i,
  Flexible: /\bflexible\b/i,
}

export const INTENT_CUES: Record<RelationshipIntent, RegExp> = {
  long_term: /\b(?:long[- ]?term|long run|something serious|something that lasts)\b/i,
  casual: /\b(?:casual|keep things light)\b/i,
  exploring: /\b(?:exploring|in no hurry|neither of you is in a hurry)\b/i,
}

/** "In no hurry" is no negation. */
export const NEGATION =
  /\b(?:no(?! hurry)|not|never|without|nor|cannot|dislikes?|hates?|avoids?|allergic|less)\b|n't\b/i

export const BOTH =
  /\b(?:both|shared?|sharing|as you|as (?:would|are) you|like you(?:rs)?|just like you|and so do you|and you do|you two|two of you|in common|each other|together|neither|mutual)\b/i

/** The sentence is only about its reader, who writes the opener. */
export const READER_ONLY = /^\s*(?:you|your)\b/i
