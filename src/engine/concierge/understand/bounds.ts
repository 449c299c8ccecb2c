/**
 * Each bound of the built-in listener is the lowest likelihood (0 to 1) at which a rule applies, unless its comment
 * says otherwise. Those of `order-heard.ts` were chosen on all sets of `eval:concierge`, the others on sets 4 and 5.
 */

/** An answer to the open question is saved. A lower bound saves more answers, and more of them are wrong. */
export const ANSWERED = 0.5
export const NAMED_PERSON = 0.4
/** An answer is confirmed with buttons. Below this, the question is asked again. */
export const HALF_HEARD = 0.12
/** A value of another row that the message names is saved in an empty row. */
export const NAMED = 0.5
/** Such a value replaces the value of the row. A change must be clear. */
export const NAMED_CHANGE = 0.8
/** A value of another row is offered as a button. */
export const OFFERED = 0.25
/** A clause is an entry of the list that was asked for. A short clause needs half of this. */
export const ENTRY = 0.25
/** An unasked clause is saved on a list of wishes. From half of this, a clause about the partner is offered. */
export const WISH_OFFERED = 0.5
/** Words next to the people to meet are a wish about them. */
export const WISH_OF_PERSON = 0.3
export const SMALL_TALK = 0.4
/** A clause is private: illness, grief, family, orientation, money trouble. */
export const PRIVATE = 0.15
/** A message without listed words is an order. It gets a button or Change. */
export const ORDERED = 0.4
/** Such a message is surely an order, even if it sounds like a wish. */
export const SURELY_ORDERED = 0.9
/** An order that names nothing gets a button to undo the last change. */
export const UNDOING = 0.4
/** From the first bound on, an order removes an entry or a row. From the second on, a button offers that. */
export const TAKES_OFF = 0.5
export const MAY_TAKE_OFF = 0.3
/** An order that removes something may also write something. */
export const MAY_WRITE = 0.3
/** Below this, an order never rewords an entry, whatever its words. */
export const MAY_REWORD = 0.03
export const WRITES_PLAINLY = 0.8
export const CLEARS = 0.4
export const MOVES = 0.4
/** An order without listed words adds an entry to a list. */
export const ADDS = 0.8
export const TAKES_BACK = 0.5
/** A clause is surely an order, not a question. */
export const ORDERS_FOR_CERTAIN = 0.7
/** A value of a row that the words do not name is offered. */
export const HALF_NAMED = 0.5
/**
 * Words under deal-breakers are a wish if a wish has at least the first likelihood and a refusal at most the second.
 */
export const HOPED = 0.4
export const NO_REFUSAL = 0.1
