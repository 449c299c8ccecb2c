/**
 * The bounds of the built-in listener, in one place. A label of the learned reader is between 0 and 1.
 * Each was chosen on the sets unseen-4 and unseen-5 of the evaluation; unseen-6 is for measuring alone. Those of what an
 * order does (`order-heard.ts`) were tried on all six sets.
 */

/** From here on an answer to the open question is noted. Lower, more answers are noted and more of them are wrong. */
export const ANSWERED = 0.5
/** The same for people that an answer names. */
export const NAMED_PERSON = 0.4
/** From here on an answer is asked back with buttons; below it the question is put once more. */
export const HALF_HEARD = 0.12
/** From here on a value of another row, which the message names, is noted where nothing is there. */
export const NAMED = 0.5
/** The same where another value is there: a change has to be plain. */
export const NAMED_CHANGE = 0.8
/** From here on a value of another row is offered as a button. */
export const OFFERED = 0.25
/** From here on a longer clause is an entry of the list that was asked for. */
export const ENTRY = 0.25
/** From here on a clause that was not asked for is noted on a list of wishes; from half of it one about the other is offered. */
export const WISH_OFFERED = 0.5
/** From here on what is said next to the people to meet is asked of them. */
export const WISH_OF_PERSON = 0.3
/** From here on a clause is small talk. */
export const SMALL_TALK = 0.4
/** From here on a clause speaks of what is private: illness, grief, family, orientation, money trouble. */
export const PRIVATE = 0.15
/** From here on a message is an order, although no listed words say so: its press or Change is offered. */
export const ORDERED = 0.4
/** From here on it surely is one, although it may sound like a wish. */
export const SURELY_ORDERED = 0.9
/** From here on an order that names nothing takes back the last change, by a press. */
export const UNDOING = 0.4
/** From here on an order takes an entry or a row off; from here on it may, and the press is offered. */
export const TAKES_OFF = 0.5
export const MAY_TAKE_OFF = 0.3
/** From here on an order that takes something off may write something as well. */
export const MAY_WRITE = 0.3
/** Under it an order swaps no words for others, whatever its words are. */
export const MAY_REWORD = 0.03
/** From here on an order plainly writes something. */
export const WRITES_PLAINLY = 0.8
/** From here on all of a row goes. */
export const CLEARS = 0.4
/** From here on an entry goes to another list. */
export const MOVES = 0.4
/** From here on something goes on a list, although no listed words say so. */
export const ADDS = 0.8
/** From here on the last change is taken back. */
export const TAKES_BACK = 0.5
/** From here on a clause orders something for certain, and is no question. */
export const ORDERS_FOR_CERTAIN = 0.7
/** From here on a value of a row that the words do not name is offered. */
export const HALF_NAMED = 0.5
/** Words under deal-breakers are a wish from this likelihood of a wish on, and up to that of a refusal. */
export const HOPED = 0.4
export const NO_REFUSAL = 0.1
