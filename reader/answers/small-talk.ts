import { pick } from '../random.ts'

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
const OBJECTS =
  'cake,soup,curtains,table,shelves,bed,kite,jam,scarf,fence,kettle,bike,door,window,lamp,garden gate,boiler,radio,sofa,stairs,oven,car,tent,birdhouse,bread,mirror,laptop,umbrella,phone,hedge,shed,roof,bath,sink,cupboard,keys,remote,glasses'.split(
    ',',
  )
const HARMLESS =
  "I made the {o} myself|I mended the {o} myself|I painted the {o} by myself|I built a {o} myself last summer|I taught myself {t}|taught myself from books|he made the {o} himself|she did it all herself|I cut my own hair|I keep talking to myself when I do {t}|I'm sitting by the {o}|I'm writing from under the {o}|I'm in the bath with a magazine|I can't see the {o} for the fog|I can't find my {o}|I've lost my {o} again|I left my {o} on the train|the {o} is broken again|my {o} gave up|I've had it with this {o}|this {o} will be the end of me, ha|somebody is at the door|he can walk through the door any time|I wouldn't push anybody through the door|I got stuck behind the {o}|I burned the {o}|I dropped a {o} on my foot|there's a bird on the {o}|there's a wasp in here|it's so quiet here tonight|it's so loud here I can't hear myself|I've been thinking about {t}|I was thinking of that in the bath|I've been up on the roof with the {o}|we walked over the bridge|they closed the bridge again|an ambulance went past|the alarm went off|my alarm didn't go off|I cried laughing|I nearly died of embarrassment|it was dead funny|I feel like I'm in a quiz|let me sit down for this|hold on, the {o}|bear with me|I give up on {t}|I'm done with {t}|not much left of the {o}|my hands are full of flour|my head is full of {t}|I ran out of {t}|he is fitter than I am|they're cutting the {o}|the knife and the {o} are in the sink|I took my hay fever tablets|my feet hurt from dancing|my back is sore from the {o}|I fell asleep on the {o}|I woke up before the birds|I'm alone in the office|nobody else likes {t}|I hate {t}|I can't stand {t}|I can't go on holiday before June|I want to go home and have tea".split(
    '|',
  )
/** {t} a thing, {o} an object, {w} a trade, {p} a place. */
const SAYINGS =
  "I love {t}|I like {t} and {t}|I really enjoy {t}|my favorite thing is {t}|I'm a big fan of {t}|I've been into {t} since I was little|I never got into {t}|do you like {t}?|what do you think about {t}?|have you ever tried {t}?|my brother is into {t}|my sister teaches {t}|my best friend and I go for {t}|I spent the weekend on {t}|last night I was busy with {t}|I wish I had more time for {t}|{t} is a lot of fun|that sounds like a lot of fun|that sounds great|that is so cool|wow, that's amazing|that's interesting|me too|me too! I love {t}|same here|I know, right?|you should try it|I'll have to try that|I can imagine|I bet|I think so too|it really is|it was a great time|it's not bad at all|it's so relaxing|it takes a lot of practice|I'm a {w}|I work as a {w}|I used to be a {w}|I'm studying to be a {w}|my dad was a {w}|my mom is a {w}|my ex was a {w}|I've always wanted to be a {w}|I'm from {p}|I live in {p}|I grew up in {p}|I just moved to {p}|I've always wanted to see {p}|my parents live in {p}|have you ever been to {p}?|I have a dog called Rufus|my cat is called Pepper|I have two brothers|I'm the youngest of four|my grandmother taught me|my kids love {t}|my son plays {t}|my daughter is crazy about {t}|my niece loves {t}|my husband died young|my wife and I used to love {t}|we used to do {t} together|I read about {t} yesterday|I'm watching a show about {t}|the book was about a man who loses his job|it's about a woman who moves to {p}|I saw a film about two men in {p}|everyone at work talks about {t}|women in my family live long|men in my family all love {t}|I'm good at {t}|I'm terrible at {t}|I'm learning {t}|it's a hard job but it's rewarding|I get to work with lots of people|I work long hours|I had a long day|how was your day?|what do you do for fun?|what are your plans?|what's your favorite movie?|I like all kinds of music|I haven't decided what to watch tonight|not really, just {t}|not much, just relaxing|just {t} with friends|yes, I do, it's great|yeah it's a nice place|no, I've never been|no, not yet, but I'd like to|once in a while I do {t}|every weekend I do {t}|on Saturdays I do {t}|in the evenings I do {t}|early in the morning I go for a run|I take {t} classes on Tuesdays|it cost me 40 dollars|the tickets were 120 dollars|it's cheap to start|it can be expensive|it's about 20 miles from here|I drove 3 hours to see it|I ran 10 miles|I'm 34 by the way|my friend is 28|he was 45 at the time|I've been doing it for 20 years|thank you so much|thanks, I appreciate it|you're welcome|no problem|nice talking to you|it was nice to meet you|talk soon|good luck|I hope you have a good time|I'm glad you like it|that's sweet of you|that's a great idea|that makes sense|I see what you mean|I feel the same way|so true|oh wow|oh nice|awesome|cool|really?|is it?|do you?".split(
    '|',
  )
const KINDS: Readonly<Record<string, readonly string[]>> = { t: THINGS, o: OBJECTS, w: WORK, p: PLACES }
const HARMLESS_SHARE = 0.3
const JOINTS = ['. ', '! ', ', ', '. And ', '. But ', '! I also think ', '. Oh and ', ' and ']

export function smallTalk(count: number, random: () => number): string[] {
  const saying = () =>
    pick(random, random() < HARMLESS_SHARE ? HARMLESS : SAYINGS).replace(/\{(.)\}/g, (_, kind: string) =>
      pick(random, KINDS[kind] ?? THINGS),
    )
  return Array.from({ length: count }, () => {
    const sentences = 1 + Math.floor(random() * 2.2)
    return Array.from({ length: sentences }, saying).reduce((said, next) => said + pick(random, JOINTS) + next)
  })
}
