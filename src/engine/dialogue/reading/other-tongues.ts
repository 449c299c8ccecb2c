/**
 * What people drop into English from the languages most spoken beside it: not a translation, only the phrases that
 * carry an answer. Written without accents, longest first within a meaning.
 */
export const OTHER_TONGUES: readonly (readonly [RegExp, string])[] = [
  // Intent
  [/\b(nada|rien de|nichts|nix|niente di) (serio|serieux|ernstes)\b/g, 'nothing serious'],
  [
    /\b(algo serio|(una )?relacion (seria|estable)|pareja estable|(una )?relation serieuse|(quelque chose de|du) serieux|et?was ernst(es|haftes)|(eine )?(feste|ernsthafte) beziehung|qualcosa di serio|(una )?(relazione|storia) seria|relacionamento serio)\b/g,
    'something serious',
  ],
  [/\bserio\b/g, 'serious'],
  [/\b(algo casual|sin compromisos?|et?was lockeres|quelque chose de leger|sem compromisso)\b/g, 'something casual'],
  [/\b(a ver que pasa|lo que surja|on verra|mal sehen|vediamo come va|deixa rolar)\b/g, 'see where it goes'],
  [/\b(matrimonio|casarme|casarnos|mariage|heiraten|sposarmi|casamento)\b/g, 'marriage'],
  [/\b(peut-etre|quizas?|tal vez|vielleicht|forse|talvez)\b/g, 'maybe'],
  // Children
  [
    /\b(no quiero|nao quero|non voglio) (tener |ter |avere )?(hijos|ninos|filhos|figli|bambini)\b/g,
    'i do not want children',
  ],
  [/\bbe (an?|un|una) (papa|mama|padre|madre)\b/g, 'be a parent'],
  [/\b(no quiero|nao quero|non voglio) (mas|mais|altri)\b/g, 'i do not want more'],
  [/\b(tengo|tenho) (?=\d|dos|tres|un |una |children|hijos|ninos|filhos)/g, 'i have '],
  [/\b(pas d' ?enfants?|keine kinder|sin hijos|sem filhos|niente figli)\b/g, 'i do not want children'],
  [/\b(hijos|ninos|ninas|bebes|filhos|figli|bambini|kinder|enfants)\b/g, 'children'],
  // Smoking and drinking
  [
    /\b(no fumo|non fumo|nao fumo|nunca fumo|nunca he fumado|je ne fume pas|je fume pas|ich rauche nicht)\b/g,
    'i do not smoke',
  ],
  [
    /\b(no fumador|no fumadora|non[- ]fumeur|non[- ]fumeuse|nichtraucher(in)?|nao fumante|non fumatore|non fumatrice)\b/g,
    'non-smoker',
  ],
  [
    /\b(no bebo|no tomo|non bevo|nao bebo|nunca bebo|je ne bois pas|je bois pas|ich trinke (keinen alkohol|nicht))\b/g,
    'i do not drink',
  ],
  [/\b(je fume|ich rauche|yo fumo|fumo|eu fumo)\b/g, 'i smoke'],
  [/\b(je bois|ich trinke|yo bebo|bebo|bevo)\b/g, 'i drink'],
  [/\b(fumar|fumer|rauchen|fumare)\b/g, 'smoking'],
  [/\b(beber|boire|trinken|bere)\b/g, 'drinking'],
  [
    /\b(una copita|una copa|unas copas|un verre|ein glas|un bicchiere|uma taca|una cerveza|una cervecita|un vino|vinito)\b/g,
    'a drink',
  ],
  [
    /\b(de vez en cuando|a veces|de temps en temps|parfois|ab und zu|manchmal|gelegentlich|ogni tanto|qualche volta|de vez em quando|as vezes)\b/g,
    'sometimes',
  ],
  [/\b(un poquito|un poco|muy poco|poco|pouco|un peu|ein bisschen|wenig)\b/g, 'a little'],
  [/\b(bier|birra|biere|cerveja|cerveza)s?\b/g, 'beer'],
  [/\b(wein|vino|vinho|vin rouge|vin)\b/g, 'wine'],
  [/\b(nunca|jamas|jamais|niemals|nie|mai e poi mai)\b/g, 'never'],
  // When
  [
    /\b(los |el |le |les |am |im |nel |no |nos )?(fines? de semana|findes?|wochenenden?|week-?ends|fine settimana|fins? de semana)\b/g,
    'weekends',
  ],
  [
    /\b(entre semana|unter der woche|en semaine|durante la settimana|durante a semana)( (por la noche|por las noches|abends|le soir|la sera|a noite))?\b/g,
    'weeknights',
  ],
  // Who
  [/\b(alguien|quelqu'un|jemand(en)?|qualcuno|alguem)\b/g, 'someone'],
  [/\b(mujer(es)?|femmes?|frau(en)?|donn[ae]|mulher(es)?|chicas?)\b/g, 'women'],
  [/\b(hombres?|hommes?|manner|uomini|uomo|homens?|homem|chicos?)\b/g, 'men'],
  [/\b(solo|solamente|seulement|nur|soltanto|apenas) (?=women|men\b)/g, 'only '],
  // Numbers and measures
  [/\bentre (\d+) (?:y|et|e) (\d+)\b/g, 'between $1 and $2'],
  [/\btra (?:i |le )?(\d+) e (?:i |le )?(\d+)\b/g, 'between $1 and $2'],
  [/\bzwischen (\d+) und (\d+)\b/g, 'between $1 and $2'],
  [/\b(hasta|jusqu'a|jusqu'|bis zu|fino a) (?=\d)/g, 'up to '],
  [/\b(?:de )?(\d{2}) (?:a|bis|ate|hasta) (\d{2})\b/g, '$1 to $2'],
  [/\b(anos|ans|jahren|jahre|anni)\b/g, 'years old'],
  [/\b(kilometros?|chilometri|kilometer[ns]?|quilometros)\b/g, 'km'],
  [/\b(millas|milles|meilen|miglia|milhas)\b/g, 'miles'],
  // Faith and the common verbs
  [/\b(catolic[oa]|catholique|katholisch|cattolic[oa])\b/g, 'catholic'],
  [/\b(ate[oa]|athee|atheistisch)\b/g, 'atheist'],
  [/\b(mi fe|ma foi|mein glaube|la mia fede|minha fe)\b/g, 'my faith'],
  [/\b(busco|estoy buscando|je cherche|ich suche|sto cercando|cerco|procuro)\b/g, 'i am looking for'],
  [
    /\b(yo quiero|quiero|je veux|je voudrais|ich will|ich mochte|ich moechte|voglio|vorrei|quero|j'aimerais|je souhaite|me gustaria|mi piacerebbe|gostaria|ich hatte gerne?)\b/g,
    'i want',
  ],
  [/\b(presupuesto|dinero)\b/g, 'budget'],
  [/\b(por favor|s'il vous plait|s'il te plait|bitte|per favore)\b/g, 'please'],
]
