import { type ContactKind, contactIn } from './contact-in-text.ts'
import { readingsOf } from './plain-reading.ts'

/**
 * Lines are checked more strictly than letters: no line needs a name with digits, a dot inside a word, or an app's
 * emoji before a name.
 */

const ENDING = '(?:com|net|org|io|me|co|app|art|bio|rocks|edu|dev|xyz)'
const LINK = new RegExp(
  [
    String.raw`[\p{L}\p{N}-]{2}\.\p{L}{2}|\p{L}{2}\s\.\s?\p{L}{2}`,
    String.raw`(?:\b(?:dot|point|punto|punkt|period)\s?|\p{L}{3},|\bd\s?o\s?t\s)${ENDING}(?=\s*(?:$|[.,;!?]))`,
    String.raw`\b(?:slash|backslash)\s\p{L}{4}`,
  ].join('|'),
  'iu',
)
const PROVIDER = '(?:g\\s?-?mail|yahoo|hotmail|outlook|icloud|proton(?:mail)?|gmx|aol)'
const EMAIL = new RegExp(
  String.raw`\b(?:at|on|over|arroba)\s(?:the\s)?${PROVIDER}(?=\s*(?:$|[.,;!?]|\p{L}+$))|\bmy\se?-?mail\s(?:is|:)|\bthe\s(?:google|${PROVIDER})\s(?:one|thing)\b`,
  'iu',
)

/** Apps that identify a person by name. */
const APP =
  'insta(?:gram)?|tele\\s?gram|whats\\s?app|snap(?:\\s?chat)?|snp|we\\s?chat|viber|discord|kakao|cash\\s?app|venmo|pay\\s?pal|zelle|only\\s?fans|skype|kik|sc|ig|tg|fb|line id|link\\s?tr\\s?\\.?ee|messenger|t me'
/** People also talk about these: 'Tinder survivor'. */
const TALKED_OF =
  'tik\\s?tok|face\\s?book|linked\\s?in|signal|threads|twitter|blue\\s?sky|bsky|mastodon|strava|spotify|be\\s?real|hinge|tinder|bumble|grindr|twitch|reddit|you\\s?tube|patreon'
const ANY_APP = `${APP}|${TALKED_OF}`
const NO_NAME = '(?!\\p{L}+(?:ers?|ors?|ees?|ists?|ing|ed|ions?|outs?|ness|ity|ians?|ics?)(?!\\p{L}))'
const ORDINARY_NEXT =
  'addicts?|fan|fans|nerd|junkie|playlists?|user|quitter|detox|free|only|premium|app|daily|strangers?|people|friends?|servers?|photos?|videos?|dances?|recipes?|trends?|feed|sort|anymore|never|ever|again|years?|of|and|or|but|is|was|are|ago|for|to|in|on|with|at|the|a|an|from|festival|judgments?|decisions?|peas?|pea|together|line|flares?|fires?|gun|fire|lost|too|please|less|more|yet|count|drop|style|stories|reels|videos|memes|posts?|algorithm|famous|star'
/** A clause of only an app and a name: 'add theobakes on snap'. */
const HANDLE = new RegExp(
  [
    String.raw`(?:^|[.,;:!?•|/-]\s*|\bmy\s|\b(?:add|find|me|on)\s)(?:${APP}|(?:${TALKED_OF})(?=[^\p{L}\p{N}]{1,4}${NO_NAME}))[^\p{L}\p{N}]{1,4}(?:(?:is|as|me|name|id|user|slash)\s)*(?!(?:${ORDINARY_NEXT})\b)[\p{L}\p{N}]{4,}(?=\s*(?:$|[.,;!?)]))`,
    String.raw`(?:^|[.,;:!?]\s*)(?:please\s)?(?:find|add|text|message|dm|write|ping|follow|reach|search|google|look)\s(?:for\s|up\s|to\s)?[\p{L}\p{N}]+\s(?:over\s)?(?:on|at|in)\s(?:the\s)?(?:${ANY_APP}|meta|gram|proton|google|internet)\b`,
    String.raw`(?:^|[.,;:!?]\s*)(?:google|search|look up)\s[\p{L}\p{N}]{4,}(?=\s*(?:$|[.,;!?]))`,
    String.raw`\b(?:bird|ghost|photo|picture|camera|clock|music)\sapp\b|\bapp\swith\sthe\s\p{L}+`,
    String.raw`\bmy\s(?:user\s?name|handle|screen\s?name|profile\sname)\b|\b(?:my|is\smy|same)\s(?:name|insta|snap|tag)\s(?:there|on|everywhere|is\sthe)\b|\ball\sone\sword\b`,
    String.raw`^\s*(?:find|add|look for)\s(?:me)?\s?[:=]`,
    String.raw`margatsni|margelet|ppastahw|tahcpans|liamg`,
  ].join('|'),
  'iu',
)
const ONLY_FANS = /\bOF\b\s?(?:is|as|:)/u
/** An app's emoji followed only by a name; any emoji if the name has digits. */
const SIGN_AND_NAME = /^[^\p{L}\p{N}]*\p{Extended_Pictographic}[^\p{L}\p{N}]*[\p{L}\p{N}._-]{4,}[^\p{L}\p{N}]*$/u
const SIGN_AND_CODE =
  /\p{Extended_Pictographic}\ufe0f?\s?:?\s?(?=\p{L}+[\d_.]+[\p{L}\d])[\p{L}\d_.]{4,}|\p{Extended_Pictographic}\ufe0f?\s?:?\s?\p{L}{3,}\d+/u

const SHORTEST_NUMBER = 7
const NUMERALS = /(?<!\p{L})(?:[IVX]+[\s-]+){5}(?:[IVX]+)(?!\p{L})/u
const SPELLED =
  /(?<!\p{L})(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|deux|trois|quatre|cinq|sept|huit|neuf)(?!\p{L})/giu
const isNumber = (text: string) =>
  (text.match(SPELLED) ?? []).length >= SHORTEST_NUMBER ||
  NUMERALS.test(text) ||
  /\p{L}-and-so-on|\b(?:five|one|two|six|three|four|seven|eight|nine)(?:-(?:five|one|two|six|three|four|seven|eight|nine|zero|oh)){2}/iu.test(
    text,
  )

const NUMBER_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)'
const ADDRESS = new RegExp(
  String.raw`(?<!\p{L})${NUMBER_WORD}\s\p{L}+\s(?:street|avenue|road|boulevard|lane)(?!\p{L})|(?<!\p{L})(?:unit|apt|apartment|flat|house)\s(?:number\s)?${NUMBER_WORD}(?=\s(?:[a-z]\b|of\s)|\s*(?:$|[.,;]))|(?<!\p{L})house number(?!\p{L})`,
  'iu',
)

export function contactInLine(text: string): ContactKind | undefined {
  const kind = contactIn(text)
  if (kind !== undefined) return kind
  const { letters } = readingsOf(text)
  const holds = (...patterns: RegExp[]) => letters.some((reading) => patterns.some((pattern) => pattern.test(reading)))
  if (holds(LINK)) return 'link'
  if (holds(EMAIL)) return 'email'
  if (isNumber(text)) return 'phone'
  if (holds(ADDRESS)) return 'address'
  return holds(HANDLE, ONLY_FANS, SIGN_AND_NAME, SIGN_AND_CODE) ? 'handle' : undefined
}
