import { useId, useRef, useState } from 'react';
import { Avatar } from '../../components/ui/Avatar';
import { form } from '../../components/ui/Field';
import { adminPaths } from '../../domain/paths';
import { getFirstName } from '../../domain/person';
import { text } from '../../styles/text.css';
import { SecondStepForm } from '../auth/SecondStepForm';
import { Alert } from '../kit/Alert';
import { Dialog } from '../kit/Dialog';
import { Row } from '../kit/Row';
import { Text } from '../kit/Text';
import { type SecondStep, SignInForm } from '../SignInForm';
import { useCurrentUser } from '../use-current-user';

type SignInDialogProps = { onSignedIn: () => void; onClose: () => void };

/** Lets a user whose session has expired sign in without leaving the form. */
export function SignInDialog({ onSignedIn, onClose }: SignInDialogProps) {
  const [step, setStep] = useState<SecondStep>();
  const me = useCurrentUser();
  const id = useId();
  const passwordRef = useRef<HTMLElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string>();
  return (
    <Dialog
      title="Sign in to continue"
      size="small"
      initialFocus={passwordRef}
      onClose={onClose}
      {...(!step && { confirm: { label: 'Sign in', cancelLabel: 'Later', onConfirm: id, isSending } })}
    >
      <div
        className={form}
        ref={container => {
          passwordRef.current = container?.querySelector<HTMLElement>('[type=password]') ?? null;
        }}
      >
        {me ? (
          <Row
            as="div"
            hasBorder
            lead={<Avatar name={me.name} size={40} photo={me.photo} />}
            title={me.name}
            note={me.email}
          />
        ) : (
          <p>Your changes are stored on this device.</p>
        )}
        {error && <Alert>{error}</Alert>}
        {step ? (
          <SecondStepForm
            step={step}
            onSignedIn={onSignedIn}
            onStartAgain={message => {
              setStep(undefined);
              setError(message);
            }}
          />
        ) : (
          <SignInForm
            id={id}
            email={me?.email}
            onSending={setIsSending}
            onSignedIn={onSignedIn}
            onSecondStep={setStep}
          />
        )}
        {me && (
          <Text as="p" size="small">
            Not {getFirstName(me.name)}?{' '}
            <a className={text.link} href={adminPaths.signIn}>
              Sign in as another user
            </a>
            . Your changes stay on this device.
          </Text>
        )}
      </div>
    </Dialog>
  );
}
