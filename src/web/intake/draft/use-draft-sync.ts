import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { client } from '../../api/client.ts'
import { DRAFT_KEY, rememberedEmail } from '../../session/member-email.ts'
import { INPUTS, valueAt, type WizardValues, withFields } from '../form/form-values.ts'
import { prehydrationValues } from '../form/prehydration-values.ts'
import { DraftSync } from './draft-sync.ts'

// A change is stored at once, fast typing in groups, so a crash loses one word at most.
const KEEP_AGAIN_AFTER_MS = 250

export function useDraftSync(form: UseFormReturn<WizardValues>) {
  const [sync] = useState(
    () =>
      new DraftSync({
        client,
        values: () => form.getValues(),
        setValues: (values) => show(form, values),
        now: () => new Date().toISOString(),
      }),
  )
  const state = useSyncExternalStore(sync.subscribe, sync.snapshot, sync.snapshot)
  useEffect(() => {
    begin(sync, form)
    return keepInStep(sync, form)
  }, [sync, form])
  return { sync, state }
}

/** Sets only what differs, so that the field in use is not disturbed. */
function show(form: UseFormReturn<WizardValues>, values: WizardValues) {
  for (const field of INPUTS) {
    const value = valueAt(values, field)
    if (JSON.stringify(value) !== JSON.stringify(valueAt(form.getValues(), field)))
      form.setValue(field, value as never, { shouldValidate: form.getFieldState(field).invalid }) // field and value come from one table
  }
}

function begin(sync: DraftSync, form: UseFormReturn<WizardValues>) {
  const standing = prehydrationValues(document)
  sync.restore((kept) => withFields(kept, standing))
  // Dirty fields are validated like later typing.
  for (const field of INPUTS)
    if (standing[field] !== undefined) form.setValue(field, standing[field] as never, { shouldDirty: true })
  const remembered = rememberedEmail()
  if (form.getValues('account.email') === '' && remembered) form.setValue('account.email', remembered)
}

function keepInStep(sync: DraftSync, form: UseFormReturn<WizardValues>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasChanged = false
  function keep() {
    timer = undefined
    if (!hasChanged) return
    hasChanged = false
    sync.persistLocal()
    timer = setTimeout(keep, KEEP_AGAIN_AFTER_MS)
  }
  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback() {
      const isKeepDue = hasChanged || timer !== undefined
      hasChanged = true
      // Another tab or a reset may change several fields at once.
      if (!isKeepDue) queueMicrotask(keep)
    },
  })
  function leave() {
    clearTimeout(timer)
    timer = undefined
    hasChanged = false
    sync.persistLocal()
    sync.flush()
  }
  const onVisibility = () => (document.visibilityState === 'hidden' ? leave() : void sync.resume())
  const onOnline = () => sync.flush()
  const onStorage = ({ key, newValue }: StorageEvent) => key === DRAFT_KEY && sync.onStorage(newValue)
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', onOnline)
  window.addEventListener('storage', onStorage)
  return () => {
    leave()
    unsubscribe()
    sync.stop()
    window.removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('storage', onStorage)
  }
}
