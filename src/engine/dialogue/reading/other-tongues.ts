import { type Swap, said } from './swaps.ts'
import { pattern } from './words.ts'

const INTENT: readonly Swap[] = [
  said('nothing serious', /(?:nada|rien de|nichts|nix|niente di) (?:serio|serieux|ernstes)/),
  said(
    'something serious',
    /algo serio|(?:una )?relacion (?:seria|estable)|pareja estable|(?:una )?relation serieuse/,
    /(?:quelque chose de|du) serieux|et?was ernst(?:es|haftes)/,
    /(?:eine )?(?:feste|ernsthafte) beziehung|qualcosa di serio|(?:una )?(?:relazione|storia) seria/,
    /relacionamento serio/,
  ),
  said('serious', /serio/),
  said('something casual', /algo casual|sin compromisos?|et?was lockeres|quelque chose de leger|sem compromisso/),
  said('see where it goes', /a ver que pasa|lo que surja|on verra|mal sehen|vediamo come va|deixa rolar/),
  said('marriage', /matrimonio|casarme|casarnos|mariage|heiraten|sposarmi|casamento/),
  said('maybe', /peut-etre|quizas?|tal vez|vielleicht|forse|talvez/),
]
const CHILDREN: readonly Swap[] = [
  said(
    'i do not want children',
    /(?:no quiero|nao quero|non voglio) (?:tener |ter |avere )?(?:hijos|ninos|filhos|figli|bambini)/,
  ),
  said('be a parent', /be (?:an?|un|una) (?:papa|mama|padre|madre)/),
  said('i do not want more', /(?:no quiero|nao quero|non voglio) (?:mas|mais|altri)/),
  [/\b(?:tengo|tenho) (?=\d|dos|tres|un |una |children|hijos|ninos|filhos)/g, 'i have '],
  said('i do not want children', /pas d' ?enfants?|keine kinder|sin hijos|sem filhos|niente figli/),
  said('children', /hijos|ninos|ninas|bebes|filhos|figli|bambini|kinder|enfants/),
]
const HABITS: readonly Swap[] = [
  said(
    'i do not smoke',
    /no fumo|non fumo|nao fumo|nunca fumo|nunca he fumado|je ne fume pas|je fume pas|ich rauche nicht/,
  ),
  said(
    'non-smoker',
    /no fumador|no fumadora|non[- ]fumeur|non[- ]fumeuse|nichtraucher(?:in)?|nao fumante|non fumatore/,
    /non fumatrice/,
  ),
  said(
    'i do not drink',
    /no bebo|no tomo|non bevo|nao bebo|nunca bebo|je ne bois pas|je bois pas/,
    /ich trinke (?:keinen alkohol|nicht)/,
  ),
  said('i smoke', /je fume|ich rauche|yo fumo|fumo|eu fumo/),
  said('i drink', /je bois|ich trinke|yo bebo|bebo|bevo/),
  said('smoking', /fumar|fumer|rauchen|fumare/),
  said('drinking', /beber|boire|trinken|bere/),
  said(
    'a drink',
    /una copita|una copa|unas copas|un verre|ein glas|un bicchiere|uma taca|una cerveza|una cervecita/,
    /un vino|vinito/,
  ),
  said(
    'sometimes',
    /de vez en cuando|a veces|de temps en temps|parfois|ab und zu|manchmal|gelegentlich|ogni tanto/,
    /qualche volta|de vez em quando|as vezes/,
  ),
  said('a little', /un poquito|un poco|muy poco|poco|pouco|un peu|ein bisschen|wenig/),
  said('beer', /(?:bier|birra|biere|cerveja|cerveza)s?/),
  said('wine', /wein|vino|vinho|vin rouge|vin/),
  said('never', /nunca|jamas|jamais|niemals|nie|mai e poi mai/),
]
const WHEN: readonly Swap[] = [
  said(
    'weekends',
    pattern`(?:los |el |le |les |am |im |nel |no |nos )?
      (?:fines? de semana|findes?|wochenenden?|fine settimana|fins? de semana)|(?:les? |am |im )week-?ends?`,
  ),
  said(
    'weeknights',
    pattern`(?:entre semana|unter der woche|en semaine|durante la settimana|durante a semana)
      (?: (?:por la noche|por las noches|abends|le soir|la sera|a noite))?`,
  ),
]
const WHO: readonly Swap[] = [
  said('someone', /alguien|quelqu'un|jemand(?:en)?|qualcuno|alguem/),
  said('women', /mujer(?:es)?|femmes?|frau(?:en)?|donn[ae]|mulher(?:es)?|chicas?/),
  said('men', /hombres?|hommes?|manner|uomini|uomo|homens?|homem|chicos?/),
  [/\b(?:solo|solamente|seulement|nur|soltanto|apenas) (?=women|men\b)/g, 'only '],
]
const MEASURES: readonly Swap[] = [
  [/\bentre (\d+) (?:y|et|e) (\d+)\b/g, 'between $1 and $2'],
  [/\btra (?:i |le )?(\d+) e (?:i |le )?(\d+)\b/g, 'between $1 and $2'],
  [/\bzwischen (\d+) und (\d+)\b/g, 'between $1 and $2'],
  [/\b(?:hasta|jusqu'a|jusqu'|bis zu|fino a) (?=\d)/g, 'up to '],
  [/\b(?:de )?(\d{2}) (?:a|bis|ate|hasta) (\d{2})\b/g, '$1 to $2'],
  said('years old', /anos|ans|jahren|jahre|anni/),
  said('km', /kilometros?|chilometri|kilometer[ns]?|quilometros/),
  said('miles', /millas|milles|meilen|miglia|milhas/),
]
const FAITH_AND_COMMON_VERBS: readonly Swap[] = [
  said('catholic', /catolic[oa]|catholique|katholisch|cattolic[oa]/),
  said('atheist', /ate[oa]|athee|atheistisch/),
  said('my faith', /mi fe|ma foi|mein glaube|la mia fede|minha fe/),
  said('i am looking for', /busco|estoy buscando|je cherche|ich suche|sto cercando|cerco|procuro/),
  said(
    'i want',
    /yo quiero|quiero|je veux|je voudrais|ich will|ich mochte|ich moechte|voglio|vorrei|quero/,
    /j'aimerais|je souhaite|me gustaria|mi piacerebbe|gostaria|ich hatte gerne?/,
  ),
  said('budget', /presupuesto|dinero/),
  said('please', /por favor|s'il vous plait|s'il te plait|bitte|per favore/),
]

/**
 * What people drop into English from the languages most spoken beside it: not a translation, only the phrases that
 * carry an answer. Written without accents, longest first within a meaning.
 */
export const OTHER_TONGUES: readonly Swap[] = [
  ...INTENT,
  ...CHILDREN,
  ...HABITS,
  ...WHEN,
  ...WHO,
  ...MEASURES,
  ...FAITH_AND_COMMON_VERBS,
]
