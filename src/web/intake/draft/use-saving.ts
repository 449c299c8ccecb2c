import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { showToast } from '../../ui/feedback/toast-store.ts'
import type { WizardValues } from '../form/form-values.ts'
import { type Banner, bannerAfterSave, SAVED } from './copy.ts'
import type { DraftQuestion } from './draft-question.ts'
import type { DraftSync } from './draft-sync.ts'
import type { SaveOutcome } from './save-outcome.ts'

/** Each press makes a new object, so that the question takes the focus again. */
export type PressedInto = { question: DraftQuestion | undefined; from: Element | null }

export function useSaving(form: UseFormReturn<WizardValues>, sync: DraftSync) {
  const [notice, setNotice] = useState<Banner>()
  const [isSaving, setSaving] = useState(false)
  const [pressedInto, setPressedInto] = useState<PressedInto>()

  /** Sets no notice for network trouble: `bannerOf` makes it from the draft's state. */
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
    // Nothing is sent before the person chooses.
    if (outcome.kind === 'asked') setPressedInto({ question: sync.snapshot().question, from })
    if (outcome.kind !== 'saved') return
    await form.trigger(outcome.heldBack)
    showToast({ variant: 'success', text: SAVED })
  }

  return { notice, setNotice, isSaving, pressedInto, save, saveBehind: () => void sync.save().then(heed) }
}
