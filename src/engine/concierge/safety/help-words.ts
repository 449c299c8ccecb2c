import type { Distress } from './danger-words.ts'
import type { Need } from './help-lines.ts'

/** Replies use the person's language. The lines to call follow. */
export type Language = 'english' | 'spanish'

/** A reply with help asks nothing. */
export const HELP: Record<Distress, { need: Need; ways: Record<Language, readonly string[]> }> = {
  'self-harm': {
    need: 'crisis',
    ways: {
      english: [
        "I'm really glad you said that, and I'm sorry it's this heavy. Please reach someone now: they listen, day and night. This chat can wait as long as you need; nothing here is urgent.",
        "That sounds very hard, and you shouldn't be alone with it. Somebody is awake for you right now. If someone you trust is near, let them know. I'll be here whenever you feel like going on, and it's fine if that isn't today.",
      ],
      spanish: [
        'Gracias por decirlo; siento mucho que pese tanto. Por favor, habla con alguien ahora: escuchan de día y de noche, también en español. Este chat puede esperar.',
        'Suena muy duro, y no tienes que pasarlo a solas. Hay alguien despierto para ti ahora mismo, también en español. Si tienes cerca a alguien de confianza, díselo. Aquí nada es urgente.',
      ],
    },
  },
  danger: {
    need: 'danger',
    ways: {
      english: [
        'Your safety comes first. These people know what to do, day and night. We can go on with this chat another time, or not at all; that is up to you.',
        "Please look after yourself before anything here. There's no hurry with this profile; these people are there for you at any hour.",
      ],
      spanish: [
        'Tu seguridad es lo primero. Estas personas saben qué hacer, de día y de noche, también en español. Este chat puede esperar.',
        'Cuídate antes que nada. Estas personas están ahí a cualquier hora, también en español. Con este perfil no hay prisa.',
      ],
    },
  },
  abuse: {
    need: 'abuse',
    ways: {
      english: [
        "I'm sorry you went through that. If it would help to talk, these people are there at any hour. Go on here whenever you like, at your own pace.",
        "Thank you for trusting me with that; I'm sorry it happened. Should you ever want support, it's here. We only go on if and when you feel like it.",
      ],
      spanish: [
        'Siento que hayas pasado por eso. Si te ayuda hablar, estas personas están ahí a cualquier hora, también en español. Seguimos cuando quieras.',
      ],
    },
  },
}

export const SOFT: Record<Language, readonly string[]> = {
  english: [
    'That sounds heavy. Are you safe right now? Somebody is awake for you, day and night:',
    "I'm sorry it's this hard. Are you safe right now? If not, somebody is there at any hour:",
  ],
  spanish: [
    'Suena muy duro. ¿Estás a salvo ahora mismo? Hay alguien despierto para ti, de día y de noche, también en español:',
  ],
}

/** Introduces the line to call, at the end of a reply to a possibly heavy answer. */
export const BESIDE: Record<Language, string> = {
  english: 'And should anything weigh on you, somebody is there at any hour:',
  spanish: 'Y si algo te pesa, hay alguien a cualquier hora:',
}

export const CARE_ANSWERS: Record<Language, Record<'safe' | 'mistaken' | 'notSure' | 'later', string>> = {
  english: {
    safe: "I'm safe, just tired",
    mistaken: "I'm fine, you misread me",
    notSure: "I'm not sure",
    later: "Let's go on later",
  },
  spanish: {
    safe: 'Estoy a salvo, solo es cansancio',
    mistaken: 'Estoy bien, no quise decir eso',
    notSure: 'No lo sé',
    later: 'Sigamos más tarde',
  },
}
