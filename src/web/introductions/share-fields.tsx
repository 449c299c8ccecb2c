import type { Introductions, Share } from '#contract/introductions.ts'
import { MAX_CONTACT } from '#contract/limits.ts'
import { CheckRow } from '../ui/fields/check-row.tsx'
import { Field } from '../ui/fields/field.tsx'

export type ShareChoice = { email: boolean; phone: boolean; hasOther: boolean; other: string }
/** No contact is ticked before the member ticks it. */
export const NOTHING_SHARED: ShareChoice = { email: false, phone: false, hasOther: false, other: '' }

export const toShare = ({ email, phone, hasOther, other }: ShareChoice): Share => ({
  email,
  phone,
  other: hasOther ? other : null,
})

type Props = {
  title: string
  offers: Introductions['offers']
  value: ShareChoice
  onChange: (value: ShareChoice) => void
  errors: Record<string, string>
}

export function ShareFields({ title, offers, value, onChange, errors }: Props) {
  const set = (part: Partial<ShareChoice>) => onChange({ ...value, ...part })
  return (
    <fieldset>
      <legend className="font-display text-[1.1875rem]">{title}</legend>
      <p className="mb-1 text-small text-ink-soft">Choose at least one.</p>
      <CheckRow
        name="share-email"
        isSelected={value.email}
        onChange={(email) => set({ email })}
        hint={offers?.email}
        error={errors.share}
      >
        My email
      </CheckRow>
      {offers?.phone && (
        <CheckRow
          name="share-phone"
          isSelected={value.phone}
          onChange={(phone) => set({ phone })}
          error={errors['share.phone']}
          hint={
            offers.phoneAfterCheckIn
              ? 'You chose "Share contact only after match", so this opens after the first check-in.'
              : offers.phone
          }
        >
          My mobile number
        </CheckRow>
      )}
      <CheckRow name="share-other" isSelected={value.hasOther} onChange={(hasOther) => set({ hasOther })}>
        Another way to reach me
      </CheckRow>
      {value.hasOther && (
        <Field
          label="Another way to reach me"
          hint="For example Signal or Instagram, and your handle"
          maxLength={MAX_CONTACT}
          value={value.other}
          onChange={(other) => set({ other })}
          error={errors['share.other']}
          className="ml-9.5"
        />
      )}
    </fieldset>
  )
}
