import { BoundCheck, BoundField } from '../form/bound-fields.tsx'
import { EmailVerification } from '../verification/email-verification.tsx'
import { StepFrame } from '../wizard/step-frame.tsx'
import { useWizard } from '../wizard/use-wizard.ts'

export default function AccountStep() {
  const { verification } = useWizard()
  return (
    <StepFrame section="account">
      <EmailVerification />
      <BoundCheck
        name="account.otpConsent"
        withdrawn="You must consent to OTP verification"
        hint="This is how we confirm the address is yours. Untick it to change the email."
        onChange={(isSelected) => !isSelected && verification.release()}
      >
        I agree to receive a one-time passcode
      </BoundCheck>
      <BoundField
        name="account.phone"
        label="Mobile number"
        isOptional
        hint="Only used if an introduction needs a quick word. Never shared."
        type="tel"
        autoComplete="tel"
        width="mid"
      />
    </StepFrame>
  )
}
