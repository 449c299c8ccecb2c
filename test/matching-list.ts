import type { CandidateFinder } from '#engine/matching/index/candidate-finder.ts'
import { rankMatches, type ViewerContext } from '#engine/matching/lists/rank.ts'
import type { Member } from '#engine/matching/member/member.ts'
import type { Feedback } from '#engine/matching/score/feedback.ts'

type Given = {
  index: CandidateFinder
  feedback: Feedback
  viewer: Member
  k: number
  places?: ViewerContext['places']
  ownFirstPage?: ViewerContext['ownFirstPage']
}

export function hiddenFor(feedback: Feedback, id: string) {
  const answers = [...feedback.answersBy(id), ...feedback.answersAbout(id)]
  return new Set(answers.filter(([, action]) => action === 'hard_no').map(([other]) => other))
}

/** One `Feedback` holds all answers. */
export function contextOf({
  feedback,
  viewer,
  places = new Map(),
  ownFirstPage = new Set(),
}: Omit<Given, 'index' | 'k'>) {
  const hidden = hiddenFor(feedback, viewer.id)
  return {
    viewer,
    own: feedback,
    taught: feedback,
    answers: feedback.answersBy(viewer.id),
    hidden,
    places,
    ownFirstPage,
  }
}

export const listOf = ({ index, k, ...given }: Given) => rankMatches(index, contextOf(given), { k })
