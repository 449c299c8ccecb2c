import { anyOf, everywhere, oneOf, pattern } from '../understand/built-in/reading/words.ts'
import { wordsOf } from './danger-features.ts'
import type { Distress } from './danger-words.ts'

/** Common Spanish words, without accents, that are not also English words. */
const COMMON = new Set(
  'que de la el los lloro noches importa las una unos mi mis tu su se te le les lo un y pero porque para por con en es soy estoy esta estan muy mas ya yo tengo tiene quiero quiere puedo puede nadie nada todo todos vida hola gracias si eso esto como cuando donde cada dia noche hoy ayer manana nunca siempre tambien voy vamos era fue hay ha del al marido esposo esposa novio novia pega morir morirme vivir matar matarme ayuda'.split(
    ' ',
  ),
)
const LEAST_SHARE = 0.4

/** True if the text has Spanish marks, or if at least two words in five are common Spanish words. */
export function isSpanish(text: string): boolean {
  if (/[¿¡ñ]/i.test(text)) return true
  const words = wordsOf(text).filter((word) => /^[a-z]/.test(word))
  const known = words.filter((word) => COMMON.has(word)).length
  return known >= 2 && known >= LEAST_SHARE * words.length
}

const FIGURE_OF_SPEECH = everywhere(
  anyOf(
    /(?:me )?(?:muero|morir(?:me)?|muert[oa]) (?:de |por )(?!dolor|pena|tristeza|dentro|verlo|verla)\w+/,
    /mata(?:r|ndo)? (?:el|un) (?:tiempo|rato)|no puedo mas de (?:la )?risa/,
  ),
)
const WISH = oneOf(/quiero|kiero|quisiera|voy a|prefiero|pienso en|pensando en|decidido|ganas de|mejor/)
const SELF_HARM = anyOf(
  pattern`${WISH} (?:ya |solo )?(?:morir(?:me)?|matarme|suicidarme|ahorcarme|colgarme|desaparecer para siempre|no despertar|no existir|quitarme (?:la vida|de en medio)|acabar con (?:todo|mi vida))`,
  /me (?:quiero|voy a|kiero|quisiera) (?:morir|matar|ahorcar|colgar|suicidar|quitar la vida|tirar (?:del|al|por))/,
  /(?:no|ya no) (?:quiero|kiero|deseo|tengo ganas de) (?:seguir )?(?:vivir|viviendo|existir|despertar)(?! (?:en|con|cerca|lejos|aqui))/,
  /(?:suicidarme|matarme|quitarme la vida|cortarme las venas)|me (?:corto|corte) (?:los brazos|las venas|las piernas|porque)/,
  /me (?:tome|trague) (?:todas )?(?:las|todas las) pastillas(?! (?:de|para))/,
)
const OTHER = oneOf(/mi (?:marido|esposo|esposa|mujer|novio|novia|ex|pareja|papa|padre|padrastro|hermano|hijo)|el|ella/)
const DANGER = anyOf(
  pattern`${OTHER} me (?:pega|golpea|maltrata|amenaza|viola|persigue|quiere matar|va a matar|tiene (?:encerrada|encerrado|amenazada))`,
  /me (?:va a matar si|mata si (?:lo|la|me)|esta(?:n)? (?:pegando|golpeando|amenazando))|me violaron|me tiene (?:encerrad|amenazad)[oa]/,
  /no estoy segur[oa] (?:en (?:mi )?casa|con el|aqui)|estoy en peligro/,
)
const PAST = anyOf(/hace (?:\d+|#\d|\w+) anos|de joven|antes|antano/)

export function distressInSpanish(text: string): Distress | null {
  const plain = wordsOf(text).join(' ').replace(FIGURE_OF_SPEECH, ' ')
  if (PAST.test(plain)) return null
  if (SELF_HARM.test(plain)) return 'self-harm'
  return DANGER.test(plain) ? 'danger' : null
}
