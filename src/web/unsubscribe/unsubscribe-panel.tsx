import { Button, buttonClass, LinkButton } from '../ui/button.tsx'
import { ErrorText } from '../ui/fields/field-parts.tsx'
import { DONE, NO_LINK, NOT_OURS, STILL_ARRIVES, UNREACHABLE } from './copy.ts'
import type { Unsubscribing, useUnsubscribing } from './use-unsubscribing.ts'

type Props = ReturnType<typeof useUnsubscribing> & { t: string | undefined }

export function UnsubscribePanel({ t, state, look, unsubscribe }: Props) {
  const isNamed = 'masked' in state
  const hasNoLink = t === ''
  return (
    <>
      <div role="status" className="mt-4 text-lede text-balance text-ink-soft">
        {hasNoLink ? <p>{NO_LINK}</p> : <Words state={state} />}
      </div>
      {isNamed && <p className="mt-4 text-small text-ink-soft">{STILL_ARRIVES}</p>}
      <p className="mt-9 flex flex-wrap gap-3 empty:sr-only">
        {isNamed && (
          <Button
            variant="primary"
            isPending={state.status === 'sending'}
            isGood={state.status === 'done'}
            onPress={() => void unsubscribe(state.masked)}
          >
            {state.status === 'done' ? 'Unsubscribed' : state.status === 'sending' ? 'Unsubscribing...' : 'Unsubscribe'}
          </Button>
        )}
        {state.status === 'lost' && (
          <Button variant="primary" onPress={() => void look()}>
            Try again
          </Button>
        )}
        {(hasNoLink || state.status !== 'asking') && (
          <LinkButton
            variant={isNamed ? 'quiet' : 'second'}
            className={isNamed ? 'max-sm:-ml-3' : ''}
            to={isNamed && t ? `/preferences?${new URLSearchParams({ t })}` : '/preferences'}
          >
            Choose what I get instead
          </LinkButton>
        )}
      </p>
      <div role="alert" className="mt-4 empty:sr-only">
        {state.status === 'failed' && <ErrorText>{UNREACHABLE}</ErrorText>}
      </div>
      {/* At build time only, so that the script need not contain it. */}
      <noscript>{import.meta.env.SSR && <WithoutScripts />}</noscript>
    </>
  )
}

/** Of the three answers, the server shows only the one that is true for the link. */
function WithoutScripts() {
  const words = 'text-lede text-balance text-ink-soft'
  return (
    <>
      <p data-unsubscribe="nobody" hidden className={words}>
        {NO_LINK}
      </p>
      <p data-unsubscribe="done" hidden className={words}>
        {DONE}
      </p>
      <form data-unsubscribe="open" hidden method="post" action="/api/unsubscribe?t=">
        <p className={words}>
          We will stop sending matches, tips and news to{' '}
          <b data-masked="" className="font-label text-ink wrap-anywhere" />.
        </p>
        <p className="mt-4 text-small text-ink-soft">{STILL_ARRIVES}</p>
        <p className="mt-9">
          <button type="submit" className={buttonClass({ variant: 'primary' })}>
            Unsubscribe
          </button>
        </p>
      </form>
    </>
  )
}

function Words({ state }: { state: Unsubscribing }) {
  switch (state.status) {
    case 'asking':
      // The text is as long as its replacement, so that nothing moves.
      return <p className="noscript:hidden">One moment: we are reading whose mail your link is about.</p>
    case 'lost':
      return <p>{UNREACHABLE}</p>
    case 'not_ours':
      return <p>{NOT_OURS}</p>
    case 'done':
      return <p>{DONE}</p>
    default:
      return (
        <p>
          We will stop sending matches, tips and news to{' '}
          <b className="font-label text-ink wrap-anywhere">{state.masked}</b>.
        </p>
      )
  }
}
