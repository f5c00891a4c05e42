import { useRef, useState } from 'react';
import { FieldMessage, form } from '../../ui/Field';
import Modal from '../../ui/Modal';
import { SecondStepForm } from '../entry/SecondStepForm';
import { type SecondStep, SignInForm } from '../SignInForm';
import { useMe } from '../use-me';
import * as css from './PublishDialog.css';

type SignInDialogProps = { onSignedIn: () => void; onClose: () => void };

/** Signs in over a form whose session has ended: the form stays as it is, and goes on. */
export function SignInDialog({ onSignedIn, onClose }: SignInDialogProps) {
  const [step, setStep] = useState<SecondStep>();
  const me = useMe();
  const password = useRef<HTMLElement>(null);
  const [refused, setRefused] = useState<string>();
  return (
    <Modal title="Sign in and go on" className={css.ask} initialFocus={password} onClose={onClose}>
      <div
        className={form}
        ref={box => {
          password.current = box?.querySelector<HTMLElement>('[type=password]') ?? null;
        }}
      >
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
          <SignInForm email={me?.email} onSignedIn={onSignedIn} onSecondStep={setStep} />
        )}
      </div>
    </Modal>
  );
}
