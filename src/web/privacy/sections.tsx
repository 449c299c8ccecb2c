import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { WHO_READS_CHAT } from '#contract/chat-words.ts'
import { SAFETY } from '#contract/options.ts'
import { SAFETY_WORDS } from '#contract/safety-choices.ts'

/** `id`: the heading's anchor. Sentences say what the service does, not what it intends. */
export type Section = { id: string; title: string; text: ReactNode }

const KEPT: readonly { what: string; howLong: string }[] = [
  { what: 'Drafts and intakes whose email nobody proved', howLong: '30 days after they were saved' },
  { what: 'Drafts, intakes and matches of a proven email', howLong: 'Until you delete your account' },
  { what: 'Conversations with the concierge', howLong: '180 days after the last word; 30 when no email was proven' },
  {
    what: 'The profile snapshot made from them',
    howLong: 'Until you delete your account; 30 days when no email was proven',
  },
  { what: 'The link and the code in a mail', howLong: 'They work for 10 minutes and are deleted after a day' },
  {
    what: 'What you asked of others and were asked, with the words, the plan and what you chose to share',
    howLong: 'Until you delete your account; the other then learns only that it ended',
  },
  {
    what: 'A report of yours',
    howLong:
      'Its words until you delete your account; all of it at most half a year after it was closed, two years in all',
  },
  {
    what: 'A letter to you',
    howLong: 'Until it is sent, a day at most; where no mail server is connected, a day in the outbox',
  },
  { what: 'That your email is confirmed in this browser', howLong: '14 days after you last used it, 30 at most' },
  { what: 'Counts that stop floods of mail and guesses', howLong: 'A day at most' },
  { what: 'When an intake was submitted, in case it is sent twice', howLong: 'A day' },
  { what: 'The scrambled form of an address that unsubscribed or was deleted', howLong: 'As long as the service runs' },
  {
    what: 'What protects others from you, under a scrambled form of your mailbox, also after you delete your account',
    howLong:
      'Who is hidden from whom: as long as the service runs. Who asked whom: 90 days. Who was introduced: 90 days after your deletion. Who was shown to you: a week. Mails to you and changed answers: a day. A report about you: while it is open',
  },
  {
    what: 'The scrambled form of an address that was suspended, with the day and the reason',
    howLong: 'Until the suspension ends; the reason at most until you delete your account',
  },
  {
    what: 'What the people who run this service did about you: suspended, restored, removed or looked at, with their reason',
    howLong: 'As long as the service runs, under a number; it leads to nobody once your account is deleted',
  },
  { what: 'Which of our letters went to you', howLong: 'Until you delete your account' },
  {
    what: 'A copy of all this in the backup of each night, in case the machine is lost',
    howLong:
      'Seven nights on the server, also after you delete your account; the people who run it may keep copies elsewhere',
  },
]

export const SECTIONS: readonly Section[] = [
  {
    id: 'who-it-is-for',
    title: 'Who it is for',
    text: (
      <p>
        Overture is for adults, 18+ only. An intake with a birthdate under 18 is refused. Someone who tells the
        concierge that they are younger is turned away, and nothing of that conversation is kept.
      </p>
    ),
  },
  {
    id: 'what-we-keep',
    title: 'What we keep',
    text: (
      <>
        <p>What you type, and what follows from it. Nothing is bought in, and nothing is read from your device.</p>
        <ul>
          <li>Your answers: the draft as you last saved it, and each intake you submit, with the time.</li>
          <li>Your messages to the concierge, its replies, and the profile snapshot made from them.</li>
          <li>Your matches, and your reactions to them.</li>
          <li>Your email address, when you proved it, and your email preferences.</li>
          <li>The day on which you did something here last: the day, not the hour.</li>
          <li>
            For each browser: a scrambled form of its cookie, and when it was opened and last used. Not what kind of
            device it is, and not where it was.
          </li>
          <li>
            Counts of how often an address, a browser or a network asked for something, under scrambled names, to stop
            floods.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'what-others-see',
    title: 'What others see',
    text: (
      <>
        <p>
          The name you chose to go by, your age, your city, a score, and the reasons that you share. A reason names only
          what both of you chose. Never your birthdate, notes, photos, safety choices or exact place.
        </p>
        <p>
          If you put a line of your own on your card, members see it until you take it off. Nothing you told us is put
          there without your press.
        </p>
        <p>
          Your email, phone or another way to reach you goes out only in an introduction that both of you said yes to,
          and only what you ticked there.
        </p>
        <ul>
          <li>You are shown once your email is proven, you are 18 or older, and you gave both consents. Not before.</li>
          <li>Distance is measured between city centers and rounded up in steps: 4 miles, 7, 10 and so on.</li>
          <li>Photo addresses are kept for you, never fetched by us and never shown to anyone else.</li>
          <li>After a Hard no, neither of you sees the other again.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'introductions',
    title: 'Introductions, and what your safety choices do',
    text: (
      <>
        <p>
          Somebody you ask for an introduction sees your first name, age, city, a score, your line, what you both chose,
          your words and your plan. Ways to reach you go out only when both have said yes, and only those you ticked. A
          "Not this time" and an ask that nobody answered look the same. What you tell us afterwards the other never
          sees. We keep the times you two offer and agree on with the introduction. A link you make for a friend shows a
          first name, date, hour and area until the day after, and you can end it.
        </p>
        <dl className="mt-4 border-b border-line">
          {SAFETY.map((choice) => (
            <div key={choice} className="grid gap-x-6 border-t border-line py-3 @min-[32rem]:grid-cols-2">
              <dt className="font-label">{choice}</dt>
              <dd className="text-ink-soft">{SAFETY_WORDS[choice].kept}</dd>
            </div>
          ))}
        </dl>
        <p>
          What either of you chose protects both, and neither is told who chose it. A rule in your own words is read by
          both of you once you are introduced, the same way. A report goes to the people who run this service. The
          person it is about never learns of it.
        </p>
      </>
    ),
  },
  {
    id: 'how-matching-uses-it',
    title: 'How matching uses it',
    text: (
      <>
        <p>
          Answers are compared both ways. A limit that you set is never relaxed, and each reason shown is part of the
          score. Being open to a selfie check is a wish, not a proof, and we never show it as one.
        </p>
        <ul>
          <li>
            "More like this" and "Less like this" change your own list at once. The person you pressed them about learns
            nothing of it: their order, scores, reasons, advice, suggestions and mails take no account of it.
          </li>
          <li>
            From the next day on, everybody's presses together say a little about how choosy and how well liked people
            are. For the one a press was about, your own press is left out of what they see of you. How well somebody is
            liked moves their own scores only when at least five people have pressed something.
          </li>
          <li>
            Where you stand on the list of somebody else moves them forward on yours. If they answer about you, the
            place of before is used for eight weeks, whatever they answered, and then forgotten.
          </li>
          <li>
            If you do nothing here for 60 days, your profile rests: it is shown to nobody, and we write to you once.
            Confirm your email and you are back. Nobody is told that you were away.
          </li>
          <li>A Hard no takes both of you off each other's lists, so somebody may notice that a card is gone.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'who-else',
    title: 'Who else comes near it',
    text: (
      <>
        <p>
          Nobody buys it, and no advertiser gets it. These pages load no scripts, fonts or trackers of other companies.
        </p>
        <ul>
          <li>
            The people who run this server can reach its database, because they look after it. They read what you write
            to the matchmaker and what is reported. That they looked you up or acted is written down.
          </li>
          <li>
            They can suspend an account. Its member is told why, is shown to nobody, keeps the right to a copy of
            everything and to delete it, and cannot come back under the same mailbox. People who were introduced to
            somebody suspended for fraud are warned.
          </li>
          <li>
            The concierge works by itself. {WHO_READS_CHAT} If the people who run it connect a language model, that
            model's provider is sent your name, what the concierge has understood of you and the last lines of your
            conversation, to hear what you mean and react to it, and nothing about anybody else.
          </li>
          <li>Our mail carries no tracking. It passes through the mail servers between us and you.</li>
          <li>A photo you add is fetched by your own browser from where you keep it, to show it to you.</li>
          <li>Logs name the kind of page, the outcome and the time it took: no email, answer or message.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'how-long-we-keep-it',
    title: 'How long we keep it',
    text: (
      <dl className="mt-4 border-b border-line">
        {KEPT.map(({ what, howLong }) => (
          <div key={what} className="grid gap-x-6 border-t border-line py-3 @min-[32rem]:grid-cols-2">
            <dt className="font-label">{what}</dt>
            <dd className="text-ink-soft">{howLong}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'in-your-browser',
    title: 'In your browser',
    text: (
      <p>
        Two cookies: one so that what you saved opens for you and for nobody else, and, once you have verified your
        email, one by which we know this browser again, so that nobody can use up the emails that are meant for you. A
        copy of your draft, so that nothing is lost when the network is: Reset clears it, and so does Sign out once we
        have every answer. The tab remembers your email, and what you typed and did not send, until it is closed. This
        browser remembers that you began a conversation, that you come home here, and for which email you submitted,
        until you sign out. That is all, so there is no banner to press away.
      </p>
    ),
  },
  {
    id: 'your-mail',
    title: 'Your mail',
    text: (
      <p>
        You choose how often we write, and about what, on the page of <Link to="/preferences">email preferences</Link>.
        Transactional emails are always on, because they are about something of your own: a code, an introduction, your
        account. Every other mail can be stopped with one press.
      </p>
    ),
  },
]
