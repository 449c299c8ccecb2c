import { Link } from 'react-router'
import type { MatchPage } from '#contract/matches.ts'
import { SampleMembersLine } from '../member-cards/sample-members-line.tsx'
import { mayHaveConversation } from '../session/conversation-memory.ts'
import { Note } from '../ui/feedback/note.tsx'
import {
  ANSWERS_COUNT_TOMORROW,
  ANSWERS_COUNT_WHY,
  EVERYONE_IN_LIST,
  EVERYONE_SHOWN,
  GO_ON_TALKING,
  MISSING,
  NEW_PEOPLE_LATER,
  NOT_SAVED_YET,
  newPeopleLine,
  SAY_WHOM,
  SET_DISTANCE,
  SUBMIT_AGAIN,
  USUAL_DISTANCE,
} from './copy.ts'
import { kindOf } from './page-kind.ts'

export function Notices({ page }: { page: MatchPage }) {
  // The masthead has a button for verification, and for the intake if all people are invented.
  const isSamples = kindOf(page) === 'samples'
  const missing = (page.missing ?? []).filter((fact) => fact !== 'email' && !(fact === 'intake' && isSamples))
  return (
    <>
      {missing.length > 0 && (
        <Note tone="notice" className="mb-5">
          <ul className="grid gap-3">
            {missing.map((fact) => (
              <li key={fact}>
                <b className="block">{MISSING[fact].text}</b>
                <Link to={MISSING[fact].to} state={MISSING[fact].state}>
                  {MISSING[fact].link}
                </Link>
              </li>
            ))}
          </ul>
          {!missing.includes('intake') && <p className="mt-3">{SUBMIT_AGAIN}</p>}
        </Note>
      )}
      {page.showsEveryone && <EveryoneShown />}
      {page.answersCountFrom && (
        <Note tone="notice" title={ANSWERS_COUNT_TOMORROW} className="mb-5">
          {ANSWERS_COUNT_WHY}
        </Note>
      )}
      {page.newPeopleFrom && (
        <Note tone="notice" title={NEW_PEOPLE_LATER} className="mb-5">
          {newPeopleLine(page.newPeopleFrom)}
        </Note>
      )}
      {page.hasUsualDistance && (
        <p className="mb-4 text-small text-ink-soft">
          {USUAL_DISTANCE}{' '}
          <Link to={SET_DISTANCE.to} state={SET_DISTANCE.state}>
            {SET_DISTANCE.link}
          </Link>
        </p>
      )}
      <div className="mb-6 empty:hidden">
        <SampleMembersLine people={page.items} everyone={EVERYONE_IN_LIST} />
      </div>
    </>
  )
}

function EveryoneShown() {
  // The list loads after hydration, so browser storage is readable.
  const isTalking = mayHaveConversation()
  return (
    <Note tone="notice" title={EVERYONE_SHOWN} className="mb-5">
      {isTalking && <p>{NOT_SAVED_YET}</p>}
      <Link to="/concierge">{isTalking ? GO_ON_TALKING : SAY_WHOM}</Link>
    </Note>
  )
}
