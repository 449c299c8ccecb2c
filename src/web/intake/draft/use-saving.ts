import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { showToast } from '../../ui/feedback/toast-store.ts'
import type { WizardValues } from '../form/form-values.ts'
import { type Banner, bannerAfterSave, SAVED } from './copy.ts'
import type { DraftQuestion } from './draft-question.ts'
import type { DraftSync } from './draft-sync.ts'
import type { SaveOutcome } from './save-outcome.ts'

/** The question that a press on Save has run into, and where the focus was: a new object for every press, so that each leads there. */
export type PressedInto = { question: DraftQuestion | undefined; from: Element | null }

/** Saving the draft, by the button and behind a step that was left, and what there is to say about it. */
export function useSaving(form: UseFormReturn<WizardValues>, sync: DraftSync) {
  const [notice, setNotice] = useState<Banner>()
  const [isSaving, setSaving] = useState(false)
  const [pressedInto, setPressedInto] = useState<PressedInto>()

  /** Shows what a save had to say; the trouble of the network speaks through the draft's own state. */
  function heed(outcome: SaveOutcome) {
    setNotice(bannerAfterSave(outcome))
    if (outcome.kind !== 'refused') return
    for (const { field, message } of outcome.atFields) form.setError(field, { type: 'rule', message })
  }

  async function save() {
    const from = document.activeElement
    setSaving(true)
    const outcome = await sync.save()
    setSaving(false)
    heed(outcome)
    // Nothing is sent before the person chose, so the press leads to the choice.
    if (outcome.kind === 'asked') setPressedInto({ question: sync.snapshot().question, from })
    if (outcome.kind !== 'saved') return
    // The parts that are not in form stay here only: say so where they stand.
    await form.trigger(outcome.heldBack)
    showToast({ variant: 'success', text: SAVED })
  }

  return { notice, setNotice, isSaving, pressedInto, save, saveBehind: () => void sync.save().then(heed) }
}
