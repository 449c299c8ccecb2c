import { Link } from 'react-router'
import { callAddress, helpIn } from '#contract/help-lines.ts'
import { ServerNote } from '../ui/page/server-note.tsx'
import { CODE_MINUTES } from './copy.ts'

const { emergency, heavy, violence } = helpIn('us')

export function Help() {
  return (
    <>
      <ul>
        <li>
          <Topic>No mail from us.</Topic> Look in your spam folder, then ask for a new one under{' '}
          <Link to="/intake/account">Account</Link>. A link and its code work for {CODE_MINUTES} minutes.
        </li>
        <li>
          <Topic>Somebody bothers you.</Topic> “Hard no”, on every card and every introduction, hides the two of you
          from each other for good. They are not told. You can report them in the same step.
        </li>
        <li>
          <Topic>You are in danger, or it gets too heavy.</Topic> In the United States call <Call number={emergency} />,
          or call or text <Call number={heavy.number} />, day or night.
          {violence && (
            <>
              {' '}
              The {violence.name} is <Call number={violence.number} />.
            </>
          )}
        </li>
        <li>
          <Topic>Too many mails.</Topic> <Link to="/preferences">Email preferences</Link> has a switch for each kind.
        </li>
        <li>
          <Topic>You want to leave.</Topic> Under <a href="#your-data">Your data</a> you delete your account, with
          everything in it.
        </li>
      </ul>
      <div className="mt-3 has-[[data-note]:empty]:hidden">
        <p>Anything else? Write to us.</p>
        <ServerNote name="footer" className="text-small" />
      </div>
    </>
  )
}

const Topic = ({ children }: { children: string }) => <b className="font-medium">{children}</b>
const Call = ({ number }: { number: string }) => (
  <a href={callAddress(number)} className="whitespace-nowrap">
    {number}
  </a>
)
