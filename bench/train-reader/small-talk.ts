import { pick } from './random.ts'

const THINGS =
  'hiking,baking bread,old westerns,chess,pottery,gardening,jazz,punk records,crosswords,knitting,kayaking,yoga,stand-up comedy,bird watching,woodworking,fishing,painting,video games,salsa,karaoke,thrift shops,astronomy,photography,soccer,basketball,podcasts,history books,poetry,camping,surfing,board games,cricket,running,swimming,Thai food,sushi,road trips,museums,science fiction,romance novels,true crime,horror films,musicals,opera,country music,hip hop,cats,dogs,horses,motorbikes,classic cars,trains,languages,magic tricks,quizzes,dancing,the beach,the mountains,rain,autumn,coffee,tea,pizza,tacos,chocolate'.split(
    ',',
  )
const WORK =
  'teacher,nurse,plumber,accountant,software developer,truck driver,chef,barber,dentist,librarian,farmer,lawyer,pilot,student,mechanic,social worker,architect,firefighter,tailor,journalist,translator,electrician,cashier,biologist,musician'.split(
    ',',
  )
const PLACES =
  'Ohio,Leeds,Mumbai,Sydney,Texas,Portland,Glasgow,Toronto,Nairobi,Dublin,Seattle,Georgia,a small town,the coast,the suburbs,a farm,Kansas,Lagos,Brooklyn,Wales'.split(
    ',',
  )
/** {t} a thing, {w} a trade, {p} a place. */
const SAYINGS =
  "I love {t}|I like {t} and {t}|I really enjoy {t}|my favorite thing is {t}|I'm a big fan of {t}|I've been into {t} since I was little|I never got into {t}|do you like {t}?|what do you think about {t}?|have you ever tried {t}?|my brother is into {t}|my sister teaches {t}|my best friend and I go for {t}|I spent the weekend on {t}|last night I was busy with {t}|I wish I had more time for {t}|{t} is a lot of fun|that sounds like a lot of fun|that sounds great|that is so cool|wow, that's amazing|that's interesting|me too|me too! I love {t}|same here|I know, right?|you should try it|I'll have to try that|I can imagine|I bet|I think so too|it really is|it was a great time|it's not bad at all|it's so relaxing|it takes a lot of practice|I'm a {w}|I work as a {w}|I used to be a {w}|I'm studying to be a {w}|my dad was a {w}|my mom is a {w}|my ex was a {w}|I've always wanted to be a {w}|I'm from {p}|I live in {p}|I grew up in {p}|I just moved to {p}|I've always wanted to see {p}|my parents live in {p}|have you ever been to {p}?|I have a dog called Rufus|my cat is called Pepper|I have two brothers|I'm the youngest of four|my grandmother taught me|my kids love {t}|my son plays {t}|my daughter is crazy about {t}|my niece loves {t}|my husband died young|my wife and I used to love {t}|we used to do {t} together|I read about {t} yesterday|I'm watching a show about {t}|the book was about a man who loses his job|it's about a woman who moves to {p}|I saw a film about two men in {p}|everyone at work talks about {t}|women in my family live long|men in my family all love {t}|I'm good at {t}|I'm terrible at {t}|I'm learning {t}|it's a hard job but it's rewarding|I get to work with lots of people|I work long hours|I had a long day|how was your day?|what do you do for fun?|what are your plans?|what's your favorite movie?|I like all kinds of music|I haven't decided what to watch tonight|not really, just {t}|not much, just relaxing|just {t} with friends|yes, I do, it's great|yeah it's a nice place|no, I've never been|no, not yet, but I'd like to|once in a while I do {t}|every weekend I do {t}|on Saturdays I do {t}|in the evenings I do {t}|early in the morning I go for a run|I take {t} classes on Tuesdays|it cost me 40 dollars|the tickets were 120 dollars|it's cheap to start|it can be expensive|it's about 20 miles from here|I drove 3 hours to see it|I ran 10 miles|I'm 34 by the way|my friend is 28|he was 45 at the time|I've been doing it for 20 years|thank you so much|thanks, I appreciate it|you're welcome|no problem|nice talking to you|it was nice to meet you|talk soon|good luck|I hope you have a good time|I'm glad you like it|that's sweet of you|that's a great idea|that makes sense|I see what you mean|I feel the same way|so true|oh wow|oh nice|awesome|cool|really?|is it?|do you?".split(
    '|',
  )
const JOINTS = ['. ', '! ', ', ', '. And ', '. But ', '! I also think ', '. Oh and ', ' and ']

/** Small talk that says nothing for a profile. */
export function smallTalk(count: number, random: () => number): string[] {
  const saying = () =>
    pick(random, SAYINGS).replace(/\{(.)\}/g, (_, kind: string) =>
      pick(random, kind === 't' ? THINGS : kind === 'w' ? WORK : PLACES),
    )
  return Array.from({ length: count }, () => {
    const sentences = 1 + Math.floor(random() * 2.2)
    return Array.from({ length: sentences }, saying).reduce((said, next) => said + pick(random, JOINTS) + next)
  })
}
