import { useState } from 'react';
import { FieldMessage, form } from '../../ui/Field';
import Modal from '../../ui/Modal';
import { SecondStepForm } from '../entry/SecondStepForm';
import { type SecondStep, SignInForm } from '../SignInForm';

type SignInDialogProps = { onSignedIn: () => void; onClose: () => void };

/** Signs in over a form whose session has ended: the form stays as it is, and goes on. */
export function SignInDialog({ onSignedIn, onClose }: SignInDialogProps) {
  const [step, setStep] = useState<SecondStep>();
  const [refused, setRefused] = useState<string>();
  return (
    <Modal title="Sign in again" onClose={onClose}>
      <div className={form}>
        <p>Your session has ended. What you typed is kept on this device.</p>
        {refused && (
          <div role="alert">
            <FieldMessage>{refused}</FieldMessage>
          </div>
        )}
        {step ? (
          <SecondStepForm
            step={step}
            onSignedIn={onSignedIn}
            onStartAgain={message => {
              setStep(undefined);
              setRefused(message);
            }}
          />
        ) : (
          <SignInForm onSignedIn={onSignedIn} onSecondStep={setStep} />
        )}
      </div>
    </Modal>
  );
}
