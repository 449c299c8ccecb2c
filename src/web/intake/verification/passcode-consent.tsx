import { BoundCheck } from '../form/bound-fields.tsx'
import { useFormValues } from '../form/use-form-values.ts'
import { useVerification } from './use-verification.ts'
import { CONSENT_HINT } from './verification-copy.ts'

export function PasscodeConsent({ onChange }: { onChange?: (isGiven: boolean) => void }) {
  const verification = useVerification()
  const { otpConsent } = useFormValues().account
  return (
    <BoundCheck
      name="account.otpConsent"
      withdrawn="You must consent to OTP verification"
      hint={verification.isLocked && otpConsent ? `${CONSENT_HINT} Untick it to change the email.` : CONSENT_HINT}
      onChange={(isGiven) => {
        if (!isGiven) verification.release()
        onChange?.(isGiven)
      }}
    >
      I agree to receive a one-time passcode
    </BoundCheck>
  )
}
