/** App names that are no other word. */
const APP =
  '(?:insta(?:gram)?|telegram|whats\\s?app|snap\\s?chat|tik\\s?tok|face\\s?book|we\\s?chat|viber|discord|linked\\s?in|kakao(?:talk)?|cash\\s?app|venmo|paypal|onlyfans|skype|threema)'
/** App names that are also other words. They count only before a sign or a name with digits. */
const SHORT_APP = '(?:snap|sc|ig|tg|fb|wa|kik|signal|threads|twitter|line|messenger|zelle)'
/** A name with digits, underscores or dots among its letters. */
const CODED = '(?=\\p{L}*[\\d_.]+[\\p{L}\\d])[\\p{L}\\d_.]{3,}'
const LINK_WORD =
  '(?:\\s?[:=~>-]+\\s?|\\sme\\s(?:(?:at|on|as)\\s)?|\\s(?:is|as|name|id|user(?:name)?|handle|account)\\s(?:is\\s)?|\\s)'

const GOES_ON = [
  'a an the and or but so is was has had does did made makes for from to in at on of with without because since',
  'when where while after before last this that more less anymore again years every all too much most than my our',
  'their his her i you we they it can cannot will would feels not feed photos photo posts post account accounts',
  'stories story reels videos video app break detox person people friends group groups chat chats server servers',
  'page pages recipes recipe dances dance trends trend famous free entirely forever messages message calls call',
  'if as by like seems never still only once over sort kind type way thing marketplace memes filters influencers worthy scrolling rabbit',
  'ads ago someday',
]
  .join(' ')
  .replaceAll(' ', '|')

/** Words that follow in ordinary phrases: 'Snap decisions'. */
const NO_NAME =
  'decisions?|judge?ments?|peas?|together|lines?|detox|addicts?|junkie|nerd|shots?|premium|daily|please|too'

const HANDLE = new RegExp(
  [
    // 'telegram theobakes', 'ig theo.bakes'
    String.raw`\b${APP}\s?[:=~>]+\s?\p{L}`,
    String.raw`\b${APP}${LINK_WORD}(?:${CODED})`,
    String.raw`\b${APP}\s(?!(?:${GOES_ON})\b)[\p{L}]{3,}(?=\s*(?:$|[.,;!?)\n]))`,
    String.raw`\b(?:snap|sc|ig|tg|fb|wa|kik)\s?[:=~>]+\s?\p{L}`,
    String.raw`\b${SHORT_APP}${LINK_WORD}(?:${CODED})`,
    // 'find me on insta', 'whatsapp me'
    String.raw`\b(?:find|add|text|message|dm|write|ping|follow|call|reach|hit|msg|contact|hmu|wire|pay)\s(?:me|us)\b[^.!?\n]{0,30}\b(?:${APP}|snap|ig|tg|fb|kik|signal|twitter|messenger)\b`,
    String.raw`\b(?:${APP}|snap|ig|kik)\sme\b`,
    String.raw`\bI(?:'m| am)\s(?:on\s)?(?:${APP}|snap|ig|kik|tg)\s(?:as|under)\b`,
    // 'my handle is', and any name with an underscore
    String.raw`\b(?:handle|username|user name|screen name)\s?(?:is\b|:|=)`,
    String.raw`[\p{L}\d]_+[\p{L}\d]|\p{L}\s(?:underscore|under score)\s\p{L}|\p{L}{3}#\d{3}`,
    // A clause of only an app and a name: 'find theobakes on the gram'
    String.raw`(?:^|[.,;:!?\n•|/]\s*|\bmy\s|\b(?:add|find|me|on)\s)(?:snap|snp|sc|ig|tg|fb|kik)[^\p{L}\p{N}]{1,4}(?!(?:${GOES_ON}|${NO_NAME})\b)[\p{L}\p{N}]{4,}(?=\s*(?:$|[.,;!?)\n]))`,
    String.raw`(?:^|[.,;:!?\n]\s*)(?:please\s)?(?:find|add|text|message|dm|write|ping|follow|reach|search|google|look)\s(?:for\s|up\s|to\s)?[\p{L}\p{N}]+\s(?:over\s)?(?:on|at|in)\s(?:the\s)?(?:${APP}|snap|ig|tg|fb|kik|signal|threads|twitter|messenger|gram)(?=\s*(?:$|[.,;!?)\n]))`,
    String.raw`(?<!not )\bon\sthe\sgram(?=\s*(?:$|[.,;!?)\n]))`,
  ].join('|'),
  'iu',
)

/** A name in an app, or a request to look there. A mere mention is allowed. */
export const handleIn = (text: string) => HANDLE.test(text)
